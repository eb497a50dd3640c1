/** Where every Get Started button leads: the auth screen, with Register selected. */
export const GET_STARTED = '/login?tab=register'
export const SIGN_IN = '/login'
export const SAMPLE = '/sample'
