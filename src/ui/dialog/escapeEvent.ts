/**
 * Dispatched at a dialog before Escape closes it. Its default is prevented when the key was used for something else,
 * such as clearing a field.
 */
export const escapeEvent = 'walletdock-escape'
