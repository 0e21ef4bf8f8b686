import type { Sought } from './inPage/watch'

/** Actions of a visitor. */
export const flows = [
  'arrive',
  'connect',
  'resume',
  'code',
  'many',
  'tap',
] as const
export type Flow = (typeof flows)[number]

/** This machine without limits, and a phone a few years old: processor 4 times slower, 9 Mbit/s down, 60 ms more for each request. */
export const profiles = ['full', 'slow'] as const
export type Profile = (typeof profiles)[number]

/** A page that is measured, and the elements a visitor needs. */
export type Target = {
  readonly label: string
  /** Name of its folder. */
  readonly page: string
  /** How the page's remote is served, on a separate origin. */
  readonly remote?: 'release' | 'channel' | 'against'
  /** Whether its HTML has `start.js`. */
  readonly start?: boolean
  /** Actions of its visitors, by profile. */
  readonly visits: Readonly<Record<Profile, readonly Flow[]>>
  /** Whether it bundles another version of React than the page with React alone. */
  readonly hasOtherReact?: boolean
  readonly button: Sought
  /** The list of wallets, if the page has one. */
  readonly list?: {
    readonly row: (wallet: number) => Sought
    readonly dialog: Sought
  }
  readonly account: Sought
  /** The code for phones, and the element that opens it. */
  readonly code?: { readonly press: Sought; readonly image: Sought }
}

const always = ['connect', 'resume'] as const
const walletId = 'wallet-test.bench.wallet'
const inHost = (id: string) => ({ css: `span >>> [data-testid="wd-${id}"]` })
const inDialog = (id: string) => ({
  css: `body > div >>> [data-testid="wd-${id}"]`,
})

const walletdock = {
  page: 'host' as const,
  button: inHost('connect-button'),
  list: {
    row: (wallet: number) => inDialog(`${walletId}${wallet}`),
    dialog: { css: 'body > div >>> dialog' },
  },
  // The kit draws the account before the remote has loaded.
  account: {
    ...inHost('account-button'),
    standIn: '#root [part=account-button]',
  },
  code: {
    press: inDialog('wallet-walletConnect'),
    image: { css: 'body > div >>> dialog svg', minWidth: 200, isPicture: true },
  },
  visits: { full: always, slow: always },
} satisfies Omit<Target, 'label'>

/** Every page of the comparison. */
export const targets = {
  raw: {
    label: 'raw wagmi',
    page: 'raw',
    button: { css: '#connect' },
    account: { css: '#account' },
    code: {
      press: { css: '#phone' },
      image: { css: '#code', isPicture: true },
    },
    visits: { full: [...always, 'code'], slow: [...always, 'code'] },
  },
  // Every other page contains this page, so no page can have lower figures.
  react: {
    label: 'React alone',
    page: 'react',
    button: { css: 'button' },
    // Visitors cannot connect on this page.
    account: { css: 'button' },
    visits: { full: ['arrive'], slow: ['arrive'] },
  },
  release: {
    ...walletdock,
    label: 'release',
    remote: 'release',
    visits: {
      full: [...always, 'code', 'many'],
      slow: [...always, 'code', 'many', 'tap'],
    },
  },
  channel: { ...walletdock, label: 'channel', remote: 'channel' },
  start: {
    ...walletdock,
    label: 'release + start',
    remote: 'release',
    start: true,
  },
  'start-channel': {
    ...walletdock,
    label: 'channel + start',
    remote: 'channel',
    start: true,
  },
  plain: {
    label: 'plain dialog',
    page: 'plain',
    button: { css: '[data-testid="plain-button"]' },
    list: {
      row: () => ({ css: '[data-testid="plain-wallet"]' }),
      dialog: { css: 'dialog' },
    },
    account: { css: '[data-testid="plain-account"]' },
    visits: { full: [], slow: ['tap'] },
  },
} satisfies Readonly<Record<string, Target>>

/** The release of another commit. */
export const against: Target = {
  ...targets.release,
  label: 'other commit',
  page: 'against',
  remote: 'against',
}

/** A page with few or many things, as its URL says. */
export const growing: Target = {
  ...targets.release,
  label: 'growing',
  page: 'grow',
}

/** The pages that are judged. */
export const judged: readonly Target[] = [
  targets.release,
  targets.channel,
  targets.start,
  targets['start-channel'],
]
