import { fieldsOf } from '../platform/shapes'
import { createOwner } from './createOwner'
import { ProviderRpcError } from './ProviderRpcError'
import { type Method, signingMethods } from './signTransaction'
import type { Outcome, TestWallet, TestWalletOptions } from './TestWallet'

type Request = { readonly method: string; readonly params?: readonly unknown[] }

/** Creates the page's provider and the wallet behind it. @see EIP-1193 */
export function createTestProvider(options: TestWalletOptions) {
  const { wrongChainId = 137 } = options
  const methods: string[] = []
  const owner = createOwner(options)
  const prompt = createPrompt(options)

  const ask = (method: string, ...params: readonly unknown[]) =>
    askChain(owner.rpcUrls[owner.chainId()], method, params)

  /** @throws ProviderRpcError if the owner does not approve */
  async function confirm() {
    const outcome = await prompt.ask()
    if (outcome === 'wrong chain') owner.switchChain(wrongChainId)
    if (outcome === 'switch') owner.takeNextAccount()
    if (outcome !== 'disconnect') return outcome
    owner.disconnect()
    throw new ProviderRpcError(4900, 'The wallet is locked.')
  }

  async function enter() {
    await confirm()
    return owner.grantAccess()
  }

  async function grantPermission() {
    const caveats = [{ type: 'restrictReturnedAccounts', value: await enter() }]
    return [{ parentCapability: 'eth_accounts', caveats }]
  }

  const ownMethods: Readonly<Record<string, Method>> = {
    ...signingMethods(owner, ask, confirm),
    eth_requestAccounts: async () => {
      const accounts = owner.accounts()
      return accounts.length > 0 ? accounts : enter()
    },
    eth_accounts: async () => owner.accounts(),
    eth_chainId: async () => `0x${owner.chainId().toString(16)}`,
    wallet_requestPermissions: grantPermission,
    wallet_revokePermissions: async () => {
      owner.leave()
      return null
    },
    ...chainMethods(owner, confirm),
  }

  async function request({ method, params = [] }: Request): Promise<unknown> {
    methods.push(method)
    return ownMethods[method]?.(...params) ?? ask(method, ...params)
  }

  const { on, removeListener } = owner
  const { account, disconnect, leave, switchAccount, switchChain } = owner
  const { answer, answerNext } = prompt
  const wallet: Omit<TestWallet, 'uninstall'> = {
    ...{ asked: methods, answer, answerNext },
    ...{ account, disconnect, leave, switchAccount, switchChain },
  }
  return { provider: { request, on, removeListener }, wallet }
}

function chainMethods(
  { rpcUrls, switchChain }: ReturnType<typeof createOwner>,
  confirm: () => Promise<Outcome>,
): Readonly<Record<string, Method>> {
  async function goTo(id: number) {
    if ((await confirm()) !== 'wrong chain') switchChain(id)
    return null
  }
  return {
    async wallet_switchEthereumChain(param) {
      const id = Number(fieldsOf(param)['chainId'])
      if (id in rpcUrls) return goTo(id)
      throw new ProviderRpcError(4902, `Chain ${id} is not known here.`)
    },
    /** Adds a chain and switches to it, as wallets do. @see EIP-3085 */
    async wallet_addEthereumChain(param) {
      const { chainId, rpcUrls: urls } = fieldsOf(param)
      const id = Number(chainId)
      const url = fieldsOf(urls)[0]
      if (!Number.isSafeInteger(id) || typeof url !== 'string')
        throw new ProviderRpcError(
          -32602,
          'Expected a chain id and an RPC URL.',
        )
      await goTo(id)
      rpcUrls[id] ??= url
      return null
    },
  }
}

/** Answers prompts like the wallet's owner, according to the script. */
function createPrompt(options: TestWalletOptions) {
  const { delayMs = 0, slowMs = 3000 } = options
  const script = [...(options.script ?? [])]
  let usualOutcome: Outcome = 'approve'

  return {
    answer(outcome: Outcome) {
      usualOutcome = outcome
    },
    answerNext(...outcomes: readonly Outcome[]) {
      script.push(...outcomes)
    },
    /** Returns the response, if it is an approval. @throws ProviderRpcError if the request is rejected */
    async ask(): Promise<Outcome> {
      const scripted = script.shift()
      const ms = (scripted ?? usualOutcome) === 'slow' ? slowMs : delayMs
      await new Promise((resolve) => setTimeout(resolve, ms))
      // Without a script, `answer` may change the response until it is sent.
      const outcome = scripted ?? usualOutcome
      if (outcome === 'silent') await new Promise(() => {})
      if (outcome === 'reject')
        throw new ProviderRpcError(4001, 'User rejected the request.')
      if (outcome === 'pending')
        throw new ProviderRpcError(-32002, 'A request is already open.')
      return outcome
    },
  }
}

/** Sends a request to a chain. @throws ProviderRpcError with the chain's code, or with 4901 if there is no chain */
async function askChain(
  url: string | undefined,
  method: string,
  params: unknown = [],
): Promise<unknown> {
  if (!url) throw new ProviderRpcError(4901, 'This wallet is not on a chain.')
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { error, result } = await response.json()
  if (error) throw new ProviderRpcError(error.code, error.message)
  return result
}
