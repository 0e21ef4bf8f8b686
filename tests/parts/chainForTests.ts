import type { TestProject } from 'vitest/node'
import { startChain } from './chain'
import { startFaultyRpc } from './faultyRpc'
import { startNameService } from './nameService'

declare module 'vitest' {
  interface ProvidedContext {
    /** RPC address of chain 8453, and of chain 10; 200 ms blocks. */
    baseRpc: string
    secondRpc: string
    /** Chain 8453 again, through a gateway that can go wrong. @see startFaultyRpc */
    faultyRpc: string
    /** Knows the test wallet's address. @see startNameService */
    nameService: { readonly url: string; readonly apiKey: string }
  }
}

/** Real chains, and a name service, for tests in the browser. */
export default async function chainForTests(project: TestProject) {
  const base = await startChain({ chainId: 8453, blockTimeMs: 200 })
  const second = await startChain({ chainId: 10, blockTimeMs: 200 })
  const faulty = await startFaultyRpc(base.url)
  const names = await startNameService()
  const { url, apiKey } = names
  project.provide('nameService', { url, apiKey })
  project.provide('baseRpc', base.url)
  project.provide('secondRpc', second.url)
  project.provide('faultyRpc', faulty.url)
  const all = [base, second, faulty, names]
  return () => Promise.all(all.map(({ stop }) => stop()))
}
