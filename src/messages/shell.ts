/** Sentences of the dialogs' shell: what is said before their views are there. */
export type ShellMessages = {
  readonly back: string
  readonly close: string
  /** Headings of the dialogs while their views are on the way. */
  readonly titles: Readonly<
    Record<'connect' | 'signIn' | 'account' | 'network', string>
  >
  /** Said in a dialog whose view did not arrive. */
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
