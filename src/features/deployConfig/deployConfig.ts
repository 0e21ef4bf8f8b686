import type { CombinedConfig } from '../../app/checkConfig'
import type { Terms } from '../../app/WalletdockConfig'
import { localeOf } from '../../data/messages/bestTag'
import type { HostMessages } from '../../data/messages/HostMessages'
import { moreNames } from '../../data/wallets/more/moreNames'
import {
  asGroups,
  type WalletName,
  walletNames,
} from '../../data/wallets/WalletChoice'
import { ConfigurationError } from '../../errors/ConfigurationError'
import { fieldsOf, isRecord } from '../../platform/shapes'
import { checkTerms } from '../terms/check'

/** Options that a platform team sets for hosts that do not set them. They are stored as JSON in `channels.json`. */
export type DeployConfig = {
  /** Wallet names in order, with or without groups. @default the default list */
  readonly wallets?: readonly (WalletName | NamedWallets)[]
  /** Wallets that are not offered, neither in the list nor among the other known wallets. */
  readonly hidden?: readonly WalletName[]
  /** Texts by language tag. Each text that the host sets itself takes precedence over the same text here. */
  readonly messages?: HostMessages
  readonly terms?: Terms
}

export type NamedWallets = {
  readonly groupName: string
  readonly wallets: readonly WalletName[]
}

/** The options, each with its check. @throws ConfigurationError */
const checks: Readonly<Record<keyof DeployConfig, (value: unknown) => void>> = {
  wallets: checkList,
  hidden: checkHidden,
  messages: checkMessages,
  terms: checkTerms,
}

export const deployOptions: readonly string[] = Object.keys(checks)

/**
 * Parses the deployment configuration of a host. Reports and omits invalid options. Ignores unknown ones, because
 * a later version may have added them.
 */
export function readDeploy(
  config: unknown,
  report: (mistake: unknown) => void,
): DeployConfig {
  const given = fieldsOf(config)
  const validOptions = Object.entries(checks).filter(([option, check]) => {
    const value = given[option]
    if (value === undefined) return false
    try {
      check(value)
      return true
    } catch (mistake) {
      report(mistake)
      return false
    }
  })
  // Each option has just been checked. TypeScript cannot infer that.
  const read = Object.fromEntries(
    validOptions.map(([option]) => [option, given[option]]),
  ) as DeployConfig
  if (config !== undefined && !isRecord(config))
    report(
      wrong(`is not an object: ${JSON.stringify(config)}.`, 'Pass an object.'),
    )
  if (!read.hidden || deployedList(read)?.length !== 0) return read
  report(wrong('hides all wallets.', 'Remove at least one from `hidden`.'))
  const { hidden: _, ...rest } = read
  return rest
}

/** Returns the deployment's wallet list without hidden wallets and empty groups. `undefined` for the default list. */
export function deployedList({ wallets, hidden = [] }: DeployConfig) {
  if (!wallets && hidden.length === 0) return undefined
  const isShown = (name: unknown) => !hidden.some((it) => it === name)
  return asGroups(wallets ?? walletNames)
    .map((group) => ({ ...group, wallets: group.wallets.filter(isShown) }))
    .filter((group) => group.wallets.length > 0)
}

const walletIds: readonly unknown[] = [...walletNames, ...moreNames]

function checkList(value: unknown): void {
  if (!Array.isArray(value) || value.length === 0)
    throw wrong(
      'has `wallets` that is not a list.',
      'Pass names of wallets, or groups of names.',
    )
  const names = value.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [entry]
    const { groupName, wallets } = entry
    if (typeof groupName === 'string' && Array.isArray(wallets) && wallets[0])
      return wallets
    throw wrong(
      `has a group in \`wallets\` without a name or wallets: ${JSON.stringify(entry)}.`,
      'Give `groupName` and the names of its `wallets`.',
    )
  })
  checkNames(names, 'wallets')
}

function checkHidden(value: unknown): void {
  if (!Array.isArray(value))
    throw wrong('has `hidden` that is not a list.', 'Pass names of wallets.')
  checkNames(value, 'hidden')
}

function checkNames(names: readonly unknown[], option: string): void {
  for (const name of names)
    if (!walletIds.includes(name))
      throw wrong(
        `names a wallet in \`${option}\` that is not known: ${JSON.stringify(name)}.`,
        `Use one of: ${walletIds.join(', ')}.`,
      )
}

function checkMessages(value: unknown): void {
  const hasSentences = (part: unknown): boolean =>
    isRecord(part) &&
    Object.values(part).every(
      (it) => typeof it === 'string' || hasSentences(it),
    )
  if (!isRecord(value) || !Object.values(value).every(hasSentences))
    throw wrong(
      'has `messages` that are not strings.',
      'Use the tag of the language, the keys of the sentence, and the text: { "en": { "button": { "connect": "…" } } }.',
    )
  for (const tag of Object.keys(value))
    if (!localeOf(tag))
      throw wrong(
        `has \`messages\` under a key that is not a language tag: "${tag}".`,
        'Use a tag such as `en` or `pt-BR`.',
      )
}

function wrong(what: string, toDo: string) {
  return new ConfigurationError(`The deployment configuration ${what}`, toDo)
}

/** Adds the deployment configuration to a host's configuration. The host's options take precedence. */
export function withDeploy(
  config: CombinedConfig,
  deployConfig: DeployConfig,
): CombinedConfig {
  const { hidden, terms } = deployConfig
  return {
    ...config,
    wallets: config.wallets ?? deployedList(deployConfig),
    hidden: hidden ?? (deployConfig.wallets && []),
    terms: config.terms ?? terms,
    messages: both(deployConfig.messages, config.messages),
  }
}

/** Merges texts. The host's text takes precedence over the deployment's. */
function both(
  deployedMessages: HostMessages | undefined,
  own: HostMessages | undefined,
): HostMessages | undefined {
  // The cast is safe, because merging keeps every text at its key.
  return merged(deployedMessages, own) as HostMessages | undefined
}

function merged(under: unknown, over: unknown): unknown {
  if (!isRecord(under) || !isRecord(over)) return over ?? under
  const names = Object.keys({ ...under, ...over })
  return Object.fromEntries(
    names.map((name) => [name, merged(under[name], over[name])]),
  )
}
