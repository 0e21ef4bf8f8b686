import { randomUUID } from 'node:crypto'
import {
  type JsonRpcMiddleware,
  JsonRpcServer,
} from '@metamask/json-rpc-engine/v2'
import { type BrowserContext, expect } from '@playwright/test'
import { createSentBatches } from '../sentBatches'
import { answerPage, type Desk } from './answerPage'
import type { Extension, ExtensionOptions } from './Extension'
import { extensionScript } from './extensionScript'
import { openPorts, type Port } from './openPorts'
import { createPopups, type Popup, type PopupKind } from './popups'
import { hex, type Vault, visibleAccounts } from './Vault'

/**
 * Puts an extension into a browser: MetaMask's own provider in every page, MetaMask's own engine behind it, a
 * wallet that signs with the accounts of the local chains, and windows that stay open until the test answers.
 */
export async function installExtension(
  context: BrowserContext,
  options: ExtensionOptions,
): Promise<Extension> {
  const { accounts, announces = true, isGlobal = true, name, rdns } = options
  const info = { uuid: randomUUID(), name, rdns, icon }
  const asked: string[] = []
  const popups = createPopups()
  const vault: Vault = {
    accounts,
    offered: accounts.slice(0, 1),
    permitted: new Map(),
    chainId: options.chainId,
    chainIds: new Set(options.chainIds),
    isLocked: false,
  }
  const channel = `extension${randomUUID().replaceAll('-', '')}`
  const ports = await openPorts(context, channel, answer)
  const script = await context.addInitScript({
    content: await extensionScript({ announces, channel, info, isGlobal }),
  })
  const desk: Desk = {
    vault,
    popups,
    rpcUrls: options.rpcUrls,
    atomic: options.atomic,
    batches: createSentBatches(),
    tellAccounts,
    takeChain,
  }

  async function answer(port: Port, message: unknown) {
    const handle: JsonRpcMiddleware = async ({ request }) => {
      asked.push(request.method)
      const { method, params } = request
      // What it answers has just come out of JSON, or is as plain.
      return answerPage(desk, port.origin, method, params) as Promise<null>
    }
    const server = new JsonRpcServer({ middleware: [handle] })
    const response = await server.handle(message)
    if (response) port.send(response)
  }

  function tellPages(method: string, params: (port: Port) => unknown) {
    for (const port of ports())
      port.send({ jsonrpc: '2.0', method, params: params(port) })
  }

  function tellAccounts() {
    tellPages('metamask_accountsChanged', ({ origin }) =>
      visibleAccounts(vault, origin),
    )
  }

  function takeChain(chainId: number) {
    vault.chainId = chainId
    vault.chainIds.add(chainId)
    tellChain(true)
  }

  function tellChain(isConnected: boolean) {
    const { chainId } = vault
    tellPages('metamask_chainChanged', () => ({
      chainId: hex(chainId),
      networkVersion: String(chainId),
      isConnected,
    }))
  }

  async function popup(kind: PopupKind): Promise<Popup> {
    const found = () => popups.open.find((one) => one.kind === kind)
    await expect
      .poll(() => found()?.kind, `the wallet asks: ${kind}`)
      .toBe(kind)
    const one = found()
    if (!one) throw new Error(`The window "${kind}" closed by itself.`)
    return one
  }

  return {
    info,
    accounts,
    asked,
    popups: popups.seen,
    popup,
    approve: async (kind) => (await popup(kind)).approve(),
    reject: async (kind) => (await popup(kind)).reject(),
    offer(next) {
      vault.offered = next
    },
    selectAccount(address) {
      const others = vault.accounts.filter((each) => each !== address)
      vault.accounts = [address, ...others]
      tellAccounts()
    },
    selectChain: takeChain,
    loseNetwork: () => tellChain(false),
    lock() {
      vault.isLocked = true
      tellAccounts()
    },
    unlock() {
      vault.isLocked = false
      tellAccounts()
    },
    revoke() {
      vault.permitted.clear()
      tellAccounts()
    },
    cutOff: () => tellPages('METAMASK_STREAM_FAILURE', () => []),
    uninstall: () => script.dispose(),
  }
}

/** A plain square: whose picture it is does not matter here. */
const icon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%23e2761b" d="M0 0h8v8H0z"/%3E%3C/svg%3E'
