/**
 * Warns the page's developers if release 0.1.0 also runs on the page. The two releases cannot share a session, because
 * their docks differ.
 */
export function warnAboutOlderRelease(): void {
  if (Symbol.for('walletdock.registry/1') in globalThis)
    console.warn(
      'Walletdock: release 0.1.0 also runs on this page, with a session of its own. Load the same release in all parts of the page.',
    )
}
