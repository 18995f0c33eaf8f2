/** Version of the privacy page that visitors agree to; raise it with every change of what the page promises. */
export const privacyPolicyVersion = '2026-11-29'
