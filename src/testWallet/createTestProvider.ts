import { fieldsOf } from '../platform/fieldsOf'
import { askChain } from './askChain'
import { createOwner } from './createOwner'
import { createPrompt } from './createPrompt'
import { ProviderRpcError } from './ProviderRpcError'
import { signingMethods } from './signTransaction'
import type { TestWallet, TestWalletOptions } from './TestWallet'

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

  const signing = signingMethods(owner, ask, confirm)

  async function enter() {
    await confirm()
    return owner.grantAccess()
  }

  async function goTo(id: number) {
    if ((await confirm()) !== 'wrong chain') owner.switchChain(id)
    return null
  }

  function switchTo(param: unknown) {
    const id = Number(fieldsOf(param)['chainId'])
    if (id in owner.rpcUrls) return goTo(id)
    throw new ProviderRpcError(4902, `Chain ${id} is not known here.`)
  }

  /** Adds a chain and switches to it, as wallets do. @see EIP-3085 */
  async function addChain(param: unknown) {
    const { chainId, rpcUrls } = fieldsOf(param)
    const id = Number(chainId)
    const url = fieldsOf(rpcUrls)[0]
    if (!Number.isSafeInteger(id) || typeof url !== 'string')
      throw new ProviderRpcError(-32602, 'Expected a chain id and an RPC URL.')
    await goTo(id)
    owner.rpcUrls[id] ??= url
    return null
  }

  async function request({ method, params = [] }: Request): Promise<unknown> {
    methods.push(method)
    const accounts = owner.accounts()
    switch (method) {
      case 'eth_requestAccounts':
        return accounts.length > 0 ? accounts : enter()
      case 'wallet_requestPermissions': {
        const value = await enter()
        const caveats = [{ type: 'restrictReturnedAccounts', value }]
        return [{ parentCapability: 'eth_accounts', caveats }]
      }
      case 'wallet_revokePermissions':
        owner.leave()
        return null
      case 'eth_accounts':
        return accounts
      case 'eth_chainId':
        return `0x${owner.chainId().toString(16)}`
      case 'wallet_switchEthereumChain':
        return switchTo(params[0])
      case 'wallet_addEthereumChain':
        return addChain(params[0])
      default:
        return method in signing
          ? signing[method]?.(...params)
          : ask(method, ...params)
    }
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
