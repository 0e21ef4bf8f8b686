/** The name of the event that `globalThis` dispatches when the page has its first dock, another one, or none any more. */
export const dockEvent = 'walletdock.dock'
