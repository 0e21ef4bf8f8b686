/**
 * Told to a dialog before Escape closes it. Whoever prevents its default has used the key for
 * something else, such as emptying a field.
 */
export const escapeEvent = 'walletdock-escape'
