import { inject } from 'vitest'

/** Returns the URL of a new remote with a fault, and the name of its global variable. */
export function remoteAt(fault: string) {
  const global = `walletdock_${fault}_${crypto.randomUUID()}`.replaceAll(
    '-',
    '_',
  )
  const server = inject('remotes')
  return {
    global,
    url: `${server}/${fault}/${global}`,
    /** Requests so far, such as `GET contract.json`. */
    requests: async (): Promise<string[]> =>
      (await fetch(`${server}/requests/${global}/`)).json(),
  }
}
