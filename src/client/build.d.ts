/**
 * True in the builds that a developer's machine and the tests run, false in production: set by
 * vite.config.ts and vitest.config.ts. Code behind it is dropped from the production bundle.
 */
declare const __LOCAL_BUILD__: boolean
