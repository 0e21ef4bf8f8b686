import { refusalOf, refusedCode } from './engineErrors'
import { type ErrorLink, errorLinks } from './errorLinks'
import type { Failure, FailureClass } from './Failure'

/** Codes for an unsupported method or chain, or no connection to it (4901). @see EIP-1193, EIP-1474, CAIP-25 */
const refusesChain = [4200, 4901, -32601, -32004, -32602, 3001, 5101]

/** wagmi's own words if a wallet has added a chain and has not switched to it. The visitor may have declined nothing. */
const wagmisWords = /user rejected switch after adding/i

/**
 * Classifies an error by the names, codes and messages of all its causes. Does not use `instanceof`, because a page may
 * have two copies of viem. Never throws.
 * @param request the request that failed, if it was a switch
 */
export function classifyFailure(thrown: unknown, request?: 'switch'): Failure {
  // The innermost cause has the most precise information.
  const all = errorLinks(thrown)
  const isAboutChain = request === 'switch' || all.some(isSwitchError)
  const links = all.filter(
    (link, depth) => depth === 0 || !isWrapper(link, all, request),
  )
  for (const link of links) {
    if (
      wagmisWords.test(link.message) ||
      (isAboutChain && link.code && refusesChain.includes(link.code))
    )
      return failure('chain-unsupported', link)
    const sign = failureSigns.find((each) => isSure(each, link))
    if (sign) return failure(sign.class, link)
  }
  for (const link of links) {
    const sign = failureSigns.find(({ message }) => message?.test(link.message))
    if (sign) return failure(sign.class, link)
  }
  return failure(
    'unknown',
    links.find(({ code }) => code !== undefined),
  )
}

function isSure({ name, codes = [] }: FailureSign, link: ErrorLink): boolean {
  return (
    name?.test(link.name) ||
    (link.code !== undefined && codes.includes(link.code))
  )
}

/**
 * Returns whether an error is only a wrapper. wagmi wraps every error of a switch in code 4902, and calls every failure
 * to add the chain a rejection by the visitor, even without a prompt.
 */
function isWrapper(
  link: ErrorLink,
  all: readonly ErrorLink[],
  request?: 'switch',
): boolean {
  const isOutermost = link === all.at(-1)
  return (
    isSwitchError(link) ||
    (request === 'switch' &&
      isOutermost &&
      link.name.startsWith('UserRejected'))
  )
}

function isSwitchError({ name }: ErrorLink): boolean {
  return name.startsWith('SwitchChainError')
}

function failure(
  failureClass: FailureClass,
  link: ErrorLink | undefined,
): Failure {
  if (link?.code === undefined) return { class: failureClass }
  const { code, message } = link
  return failureClass === 'relay-unreachable' && code === refusedCode
    ? { class: failureClass, code, refusal: refusalOf(message) }
    : { class: failureClass, code }
}

/** Signs of a failure class. Names and codes are reliable, messages are not. */
export type FailureSign = {
  readonly class: FailureClass
  readonly name?: RegExp
  /** @see EIP-1193, EIP-1474, EIP-5792, CAIP-25 */
  readonly codes?: readonly number[]
  readonly message?: RegExp
}

/** The first match applies. */
export const failureSigns: readonly FailureSign[] = [
  {
    class: 'rejected',
    name: /UserRejected|ACTION_REJECTED/,
    codes: [4001, 5000, 5001, 5002, 5003],
    message:
      /user (has )?(rejected|denied|declined|cancell?ed|closed)|(rejected|denied|declined|cancell?ed) by (the )?user|(transaction|request|signature|message) (was |has been )?(rejected|denied|declined)(?! (due|because|by (the )?(node|server|network|policy|relay)))|connection declined/i,
  },
  {
    class: 'already-pending',
    name: /ResourceUnavailable/,
    codes: [-32002],
    message: /already (pending|processing)/i,
  },
  {
    class: 'timed-out',
    name: /timeout/i,
    message: /timed? ?out|(proposal|request|pairing) expired/i,
  },
  {
    class: 'not-installed',
    name: /ProviderNotFound|ConnectorNotFound/,
    message: /provider not found|no provider|not installed/i,
  },
  {
    class: 'wallet-gone',
    name: /WalletGone/,
    message: /page reload required|extension context invalidated/i,
  },
  {
    class: 'connection-lost',
    name: /Unauthorized|Disconnected|ConnectorNotConnected|ConnectorAccountNotFound|UnavailableReconnecting/,
    codes: [4100, 4900, 4901],
    message:
      /session (topic|not found|expired|deleted)|no matching key|call `?connect\(\)/i,
  },
  {
    class: 'chain-unsupported',
    name: /SwitchChainNotSupported|ChainNotConfigured|UnsupportedChain/,
    codes: [5100, 5710],
    message:
      // WalletConnect's client rejects requests for chains and methods that its session does not have.
      /chain not configured|unsupported chain|chain is not approved|switchEthereumChain"? not (implemented|supported)|request\(\) (chainId|method: wallet_(add|switch)EthereumChain)/i,
  },
  {
    class: 'chain-unknown',
    codes: [4902],
    message: /unrecognized chain|\b4902\b/i,
  },
  {
    class: 'sdk-missing',
    name: /ChunkLoad|ScriptExternalLoad|MODULE_NOT_FOUND/,
    message:
      /loading (css )?chunk|dynamically imported module|importing a module script|cannot find module|dependency "[^"]*" not found/i,
  },
  {
    class: 'popup-blocked',
    name: /PopupBlocked/,
    message: /pop-?\s?up.{0,40}(blocked|failed)|blocked.{0,40}pop-?\s?up/i,
  },
  {
    class: 'storage-blocked',
    name: /SecurityError|QuotaExceeded/,
    message: /localStorage|sessionStorage|indexedDB/i,
  },
  {
    class: 'relay-unreachable',
    name: /WebSocketRequest|SocketClosed/,
    message:
      /websocket|socket (stalled|hang up|closed)|\brelay(er)?\b|failed to publish|no internet/i,
  },
]
