/**
 * The day up to which the law behind rules, tables and deadlines was followed. Every citation and
 * every report carries it; raise it only after the whole of it was read again.
 */
export const LAW_AS_AT = '2026-11-01'
