import { inject } from 'vitest'
import type { RpcFault } from '../../fixtures/chain/faultyRpc'
import { rpcUrls } from './startEngine'

/** Opens a gateway to Base with faults that the test sets. Each test has its own gateway. */
export function openGateway() {
  const channel = crypto.randomUUID()
  const server = inject('faultyRpc')
  return {
    rpcUrls: { ...rpcUrls, 8453: `${server}/${channel}` },
    async fault(fault: RpcFault) {
      const body = JSON.stringify(fault)
      await fetch(`${server}/fault/${channel}`, { method: 'POST', body })
    },
    /** Returns the number of requests that the gateway has received. */
    async count() {
      return Number(await (await fetch(`${server}/${channel}`)).text())
    },
  }
}
