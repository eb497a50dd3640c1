/** What the register says of a company's standing. */
export const COMPANY_STATUS =
  /\b(?:registered|deregistered|strike-?off action in progress|(?:under )?external(?:ly)? administ\w+|in liquidation|receiver(?: manager)? appointed|not registered|dissolved)\b/i
