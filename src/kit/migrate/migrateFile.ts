/** A place that needs a person, in the text after the migration. */
export type Unmapped = { readonly line: number; readonly what: string }

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
  /** Matches the names that are in `/config`, because servers call them. */
  readonly config: RegExp
}
const kits: readonly Kit[] = [
  {
    name: '@rainbow-me/rainbowkit',
    ours: 'walletdock/rainbowkit',
    provider: 'RainbowKitProvider',
    config: /^(getDefaultConfig|getDefaultWallets|connectorsForWallets)\b/,
  },
  {
    name: 'connectkit',
    ours: 'walletdock/connectkit',
    provider: 'ConnectKitProvider',
    config: /^(getDefaultConfig|getDefaultConnectors|wallets)\b/,
  },
]

/** Text before a module's name: imports, re-exports, dynamic imports, `require`, and mocks of test runners. */
const beforeName =
  '(\\bfrom\\s*|\\bimport\\s*\\(?\\s*|\\bmodule\\s+|\\b(?:require(?:\\.resolve)?|mock|unmock|doMock|dontMock|importActual|importMock|requireActual|requireMock)(?:<[^>()]*>)?\\(\\s*)'

/** Moves the imports of one kit, and tells its provider the URL of the remote. */
function moveKit(
  text: string,
  { name, ours, provider, config }: Kit,
  url: string,
) {
  const moduleName = `${beforeName}(['"])${name}((?:/[\\w.-]+)*)\\2`
  const styles = `^[ \\t]*import\\s*['"]${name}/styles\\.css['"];?[ \\t]*\\r?\\n`
  const namedList = `^([ \\t]*)(import|export)(\\s+type)?\\s*\\{([^}]*)\\}\\s*from\\s*(['"])${name}\\5(;?)`
  const next = text
    .replace(new RegExp(styles, 'gm'), '')
    .replace(new RegExp(namedList, 'gm'), (whole, ...list) =>
      splitNames(whole, list, ours, config),
    )
    .replace(
      new RegExp(moduleName, 'g'),
      (_, before, quote, path) => `${before}${quote}${ours}${path}${quote}`,
    )
  return new RegExp(`['"]${ours}['"]`).test(next)
    ? next.replace(
        new RegExp(`<${provider}\\b(?!\\s+remote=)`, 'g'),
        (tag) => `${tag} remote="${url}"`,
      )
    : next
}

/** Names without a counterpart, with advice for each. Matched in files that use one of the kits. */
const withoutCounterpart: readonly (readonly [RegExp, string])[] = [
  [
    /@rainbow-me\/rainbowkit-/,
    'needs RainbowKit: install rainbowkit.tgz of your remote under its name, too',
  ],
  [/@rainbow-me\/rainbowkit(?!-)/, 'names RainbowKit, but is not an import'],
  [
    /['"`]connectkit-/,
    'needs ConnectKit: install connectkit.tgz of your remote under its name, too',
  ],
  [/['"`]connectkit['"`/]/, 'names ConnectKit, but is not an import'],
  [
    /\b(ChainIcon|ConnectKitModalDemo|CONNECTKIT_VERSION)\b/,
    'has no counterpart: see the guide',
  ],
  [/--ck-[a-z]/, '`--ck-…` has an effect only in `customTheme`'],
  [
    /walletdock\/(rainbowkit|connectkit)\/(dist|build|components)\b/,
    'has no counterpart: use walletdock/react',
  ],
  [/\bcoolMode\b/, '`coolMode` has no counterpart'],
  [/\b__private__\b/, '`__private__` has no counterpart: use walletdock/react'],
  [/\bgetWalletConnectConnector\b/, 'offer `walletConnectWallet` instead'],
  [/\bwalletConnectParameters\b/, '`walletConnectParameters` is ignored'],
  [
    /--rk-[a-zA-Z]/,
    '`--rk-…` is not set: write `cssStringFromTheme` into your stylesheet',
  ],
  [/['"`]rk-[a-z]+-/, 'has a test id of RainbowKit: see --test-ids'],
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
): { readonly text: string; readonly unmapped: readonly Unmapped[] } {
  if (!/rainbowkit|connectkit|\brk-[a-z]/i.test(text))
    return { text, unmapped: [] }
  let next = kits.reduce((moved, kit) => moveKit(moved, kit, url), text)
  if (withTestIds)
    for (const [theirs, ours] of Object.entries(testIds))
      next = next.replaceAll(theirs, ours)
  return { text: next, unmapped: findUnmapped(next) }
}

/** Moves functions for the config to the file that servers can call. The other names stay together. */
function splitNames(
  whole: string,
  [indent, keyword, type = '', list = '', quote, end]: string[],
  ours: string,
  config: RegExp,
): string {
  const names = list.split(',').map((name) => name.trim())
  const line = (some: readonly string[], path: string) =>
    `${indent}${keyword}${type} { ${some.join(', ')} } from ${quote}${path}${quote}${end}`
  const ofConfig = names.filter((name) => config.test(name))
  const others = names.filter((name) => name && !config.test(name))
  if (ofConfig.length === 0) return whole
  const moved = line(ofConfig, `${ours}/config`)
  return others.length ? `${line(others, ours)}\n${moved}` : moved
}

function findUnmapped(text: string): readonly Unmapped[] {
  return text
    .split('\n')
    .flatMap((content, at) =>
      withoutCounterpart
        .filter(([pattern]) => pattern.test(content))
        .map(([, what]) => ({ line: at + 1, what })),
    )
}

/** Replaces the other kit by Walletdock in the text of a `package.json`, in the same place. */
export function migratePackage(text: string, url: string): string {
  if (/"walletdock"\s*:/.test(text)) return text
  // Without `g`, because a page may name the kit in `overrides`, too.
  return text.replace(
    /"(?:@rainbow-me\/rainbowkit|connectkit)"(\s*:\s*)"[^"]*"/,
    (_, colon) => `"walletdock"${colon}"${url}/walletdock.tgz"`,
  )
}
