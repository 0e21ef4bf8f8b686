import type { FailureClass } from './Failure'

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
      /user (has )?(rejected|denied|declined|cancell?ed|closed)|(rejected|denied|declined|cancell?ed) by (the )?user|(transaction|request|signature|message) (was |has been )?(rejected|denied|declined)|connection declined/i,
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
