/**
 * Dispatched at a dialog before Escape closes it. A listener that uses the key for something else, such as clearing a
 * field, prevents the default.
 */
export const escapeEvent = 'walletdock-escape'
