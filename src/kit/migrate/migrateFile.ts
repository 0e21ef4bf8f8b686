/** A place that needs a person, in the text after the migration. */
export type Unmapped = { readonly line: number; readonly what: string }

type Migrated = {
  readonly text: string
  readonly unmapped: readonly Unmapped[]
}

type Options = {
  /** URL of the remote. */
  readonly url: string
  /** Also changes RainbowKit's test ids to ours. */
  readonly testIds: boolean
}

/** A kit whose names we have. */
type Kit = {
  readonly name: string
  readonly ours: string
  readonly provider: string
  /** The names that are in `/config`, because servers call them. */
  readonly config: string
}
const kits: readonly Kit[] = [
  {
    name: '@rainbow-me/rainbowkit',
    ours: 'walletdock/rainbowkit',
    provider: 'RainbowKitProvider',
    config: 'getDefaultConfig|getDefaultWallets|connectorsForWallets',
  },
  {
    name: 'connectkit',
    ours: 'walletdock/connectkit',
    provider: 'ConnectKitProvider',
    config: 'getDefaultConfig|getDefaultConnectors|wallets',
  },
]

/** Place before a module's name: imports, re-exports, dynamic imports, `require`, and mocks of test runners. */
const beforeName =
  '(?<=\\bfrom\\s*|\\bimport\\s*\\(?\\s*|\\bmodule\\s+|\\b(?:require(?:\\.resolve)?|\\w*[mM]ock(?:\\.module|Module|FromModule)?|\\w+Actual)(?:<[^>]*>)?\\(\\s*)'

/** Moves the imports of one kit, and tells its provider the URL of the remote. */
function moveKit(
  text: string,
  { name, ours, provider, config }: Kit,
  url: string,
) {
  const moduleName = `${beforeName}(['"])${name}((?:/[\\w.-]+)*)\\1`
  const styles = `^[ \\t]*import\\s*['"]${name}/styles\\.css['"];?[ \\t]*\\r?\\n`
  const namedList = `^([ \\t]*)(import|export)(\\s+type)?\\s*\\{([^}]*)\\}\\s*from\\s*(['"])${name}\\5(;?\\r?)`
  const next = text
    .replace(new RegExp(styles, 'gm'), '')
    .replace(new RegExp(namedList, 'gm'), (whole, ...list) =>
      splitNames(whole, list, ours, config),
    )
    .replace(
      new RegExp(moduleName, 'g'),
      (_, quote, path) => `${quote}${ours}${path}${quote}`,
    )
  return new RegExp(`['"]${ours}['"]`).test(next)
    ? next.replace(
        new RegExp(`<(?:\\w+\\.)?${provider}\\b(?![^<]*\\sremote=)`, 'g'),
        (tag) => `${tag} remote="${url}"`,
      )
    : next
}

/** Props and options of ConnectKit that have no effect. */
const ignored =
  'avoidLayoutShift|bufferPolyfill|disableSiweRedirect|embedGoogleFonts|enforceSupportedChains|hideBalance|hideNoWalletCTA|hideQuestionMarkCTA|hideRecentBadge|hideTooltips|overlayBlur|truncateLongENSAddress|walletConnectCTA|walletConnectName|walletOnboardingUrl'

/** Names without a counterpart, with advice for each. Matched in files that use one of the kits. */
const withoutCounterpart: readonly (readonly [RegExp, string])[] = [
  [
    /@rainbow-me\/rainbowkit-|['"`]connectkit-/g,
    'needs the other kit: install rainbowkit.tgz or connectkit.tgz of your remote under its name, too',
  ],
  [
    /@rainbow-me\/rainbowkit(?!-)|['"`]connectkit['"`/@]/g,
    'names the other kit, but is not an import',
  ],
  [
    /\b(Avatar|ChainIcon|ConnectKitModalDemo|Context|wallets)\b(?=[^{}]*\}\s*from\s*['"]walletdock\/connectkit\b)/g,
    'has no counterpart: see the guide',
  ],
  [
    RegExp(`\\b(${ignored})\\b(?<=walletdock\\/connectkit['"][\\s\\S]*)`, 'g'),
    'is ignored: see the guide',
  ],
  [
    /(?<=<ConnectKitProvider\b[^<]*\s)theme=(?!["']auto)|(?<=<ConnectKitButton\b[^<]*\s)(theme|mode|customTheme|onClick)=/g,
    'is ignored: see the guide',
  ],
  [
    /(['"])walletdock\/(rainbowkit|connectkit)\/(?!(wallets|config|styles\.css)\1)/g,
    'is a file inside the kit: import a public name',
  ],
  [
    /(\b(RainbowKit|ConnectKit)Provider\b(?=[^{}]*\}\s*from\s*['"]walletdock\/)|(?<!<\/?\w+)\.(RainbowKit|ConnectKit)Provider\b(?<=walletdock\/[\s\S]*))(?![\s\S]*Provider[^<]*\sremote=)/g,
    'needs `remote`, the URL of your remote, where you render it',
  ],
  [/--ck-[a-z]/g, '`--ck-…` has an effect only in `customTheme`'],
  [
    /"wagmi"\s*:\s*"\D?[01]\.(?<="walletdock"[\s\S]*)/g,
    'Walletdock needs wagmi 2.9 or newer',
  ],
  [/\bcoolMode\b/g, '`coolMode` has no counterpart'],
  [
    /\b__private__\b/g,
    '`__private__` has no counterpart: use walletdock/react',
  ],
  [/\bgetWalletConnectConnector\b/g, 'offer `walletConnectWallet` instead'],
  [
    /\bwalletConnectParameters\b(?<=walletdock\/rainbowkit\/(?:config|wallets)\b[\s\S]*)/g,
    '`walletConnectParameters` is ignored',
  ],
  [
    /--rk-[a-zA-Z]/g,
    '`--rk-…` is not set: write `cssStringFromTheme` into your stylesheet',
  ],
  [/['"`=/]rk-[a-z]+-/g, 'has a test id of RainbowKit: see --test-ids'],
]

const testIds: Readonly<Record<string, string>> = {
  'rk-connect-button': 'wd-connect-button',
  'rk-account-button': 'wd-account-button',
  'rk-chain-button': 'wd-network-button',
  'rk-disconnect-button': 'wd-disconnect',
  'rk-wallet-option-': 'wd-wallet-',
  'rk-chain-option-': 'wd-chain-',
}

/**
 * Moves one source file from the names of another kit to ours. Changes only the characters of the names, and nothing the
 * second time.
 */
export function migrateFile(
  text: string,
  { url, testIds: withTestIds }: Options,
): Migrated {
  if (!/rainbowkit|connectkit|\b[cr]k-[a-z]/i.test(text))
    return { text, unmapped: [] }
  let next = kits.reduce((moved, kit) => moveKit(moved, kit, url), text)
  if (withTestIds)
    for (const [theirs, ours] of Object.entries(testIds))
      next = next.replaceAll(theirs, ours)
  return { text: next, unmapped: findUnmapped(next) }
}

/** Moves functions for the config to the file that servers can call. The other names stay as they are. */
function splitNames(
  whole: string,
  [indent, keyword, type = '', list = '', quote, end = '']: string[],
  ours: string,
  config: string,
): string {
  const moved: string[] = []
  // The first two alternatives skip comments.
  const name = `//.*|/\\*[\\s\\S]*?\\*/|(?:\\r?\\n[ \\t]*(?=[^/\\n]*$))?\\b((?:type\\s+)?(?:${config})\\b(?:\\s+as\\s+\\w+)?)[ \\t]*,?[ \\t]*`
  const others = list.replace(new RegExp(name, 'gm'), (found, ofConfig) => {
    if (!ofConfig) return found
    moved.push(ofConfig)
    return ''
  })
  if (moved.length === 0) return whole
  const line = (names: string, path: string) =>
    `${indent}${keyword}${type} {${names}} from ${quote}${path}${quote}${end}`
  if (!/\w/.test(others.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '')))
    return line(list, `${ours}/config`)
  const kept = /,\s*$/.test(list) ? others : others.replace(/,(\s*)$/, '$1')
  return `${line(kept, ours)}\n${line(` ${moved.join(', ')} `, `${ours}/config`)}`
}

function findUnmapped(text: string): readonly Unmapped[] {
  const found = withoutCounterpart.flatMap(([pattern, what]) =>
    [...text.matchAll(pattern)].map(({ index }) => {
      const line = text.slice(0, index).split('\n').length
      return [`${line}: ${what}`, { line, what }] as const
    }),
  )
  return [...new Map(found).values()].toSorted((a, b) => a.line - b.line)
}

/** Replaces the dependency on the other kit by Walletdock in the text of a `package.json`, in the same place. */
export function migratePackage(text: string, url: string): Migrated {
  const next = /"walletdock"\s*:/.test(text)
    ? text
    : text.replace(
        /("(?:devD|optionalD|d)ependencies"\s*:\s*\{[^}]*)"(?:@rainbow-me\/rainbowkit|connectkit)"(\s*:\s*)"[^"]*"/,
        (_, before, colon) =>
          `${before}"walletdock"${colon}"${url}/walletdock.tgz"`,
      )
  return { text: next, unmapped: findUnmapped(next) }
}
