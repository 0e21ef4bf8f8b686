import { inject } from 'vitest'
import type { RpcFault } from '../../fixtures/chain/faultyRpc'
import { rpcUrls } from './startEngine'

/** Base behind a gateway that goes wrong as it is told. One per test, so that no test disturbs another. */
export function openGateway() {
  const channel = crypto.randomUUID()
  const server = inject('faultyRpc')
  return {
    rpcUrls: { ...rpcUrls, 8453: `${server}/${channel}` },
    async fault(fault: RpcFault) {
      const body = JSON.stringify(fault)
      await fetch(`${server}/fault/${channel}`, { method: 'POST', body })
    },
    /** How many questions it has had. */
    async count() {
      return Number(await (await fetch(`${server}/${channel}`)).text())
    },
  }
}
