/** Texts of the dialogs' shell, which are needed before the views have loaded. */
export type ShellMessages = typeof shellMessages

export const shellMessages = {
  back: 'Back',
  close: 'Close',
  /** Headings of the dialogs while their views load. */
  titles: {
    connect: 'Connect a wallet',
    signIn: 'Sign in',
    account: 'Your account',
    network: 'Switch network',
  },
  /** Shown in a dialog whose view failed to load. */
  notLoaded:
    'This didn’t load. Check your connection and try again, or refresh the page.',
  retry: 'Try again',
}
