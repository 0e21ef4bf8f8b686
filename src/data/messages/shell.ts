/** Texts of the dialogs' shell, which are needed before the views have loaded. */
export type ShellMessages = {
  readonly back: string
  readonly close: string
  /** Headings of the dialogs while their views load. */
  readonly titles: Readonly<
    Record<'connect' | 'signIn' | 'account' | 'network', string>
  >
  /** Shown in a dialog whose view failed to load. */
  readonly notLoaded: string
  readonly retry: string
}

export const shellMessages: ShellMessages = {
  back: 'Back',
  close: 'Close',
  titles: {
    connect: 'Connect a wallet',
    signIn: 'Sign in',
    account: 'Your account',
    network: 'Switch network',
  },
  notLoaded:
    'This didn’t load. Check your connection and try again, or refresh the page.',
  retry: 'Try again',
}
