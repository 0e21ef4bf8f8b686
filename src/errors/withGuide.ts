/** The guide that explains every message. Each release serves it as `host/troubleshoot.md`. */
const guide = 'walletdock/troubleshoot.md'

/**
 * Ends a message for developers with the address of its section in the guide. A message that repeats another message
 * keeps the address of that message.
 * @param section anchor of a heading in `troubleshoot.md`
 */
export function withGuide(message: string, section: string): string {
  return message.includes(guide)
    ? message
    : `${message}\nSee ${guide}#${section}`
}
