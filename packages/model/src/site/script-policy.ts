// The one name under which pages may say which scripts are ours (Trusted Types); the server allows no other.
export const scriptPolicy = 'marsa'
