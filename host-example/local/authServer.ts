import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { isHex } from 'viem'
import { parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import { isSignedBy } from './isSignedBy'

/** The sign-in part of the sample host's server. It stores everything in memory. */
export type AuthServer = {
  /** Answers requests for paths under `/auth/`. @returns false for all other requests */
  readonly handle: (
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<boolean>
  /** Invalidates all nonces that were issued so far. */
  readonly forgetNonces: () => void
  /** Invalidates all nonces and signs everybody out. */
  readonly heal: () => void
}

const cookieName = 'windfall'

/** Nodes that verify the signatures of contracts, by chain id. */
type RpcUrls = Readonly<Record<string, string>>

/**
 * Creates a server that issues nonces, verifies signatures, and stores the address of each signed-in visitor by the
 * token in the visitor's cookie. @see EIP-4361
 */
export function createAuthServer(rpcUrls: RpcUrls): AuthServer {
  const nonces = new Set<string>()
  const visitors = new Map<string, string>()

  const answers: Record<string, Answer> = {
    'GET /auth/nonce': () => {
      const nonce = randomBytes(16).toString('hex')
      nonces.add(nonce)
      return { nonce }
    },
    'GET /auth/me': (request) => ({
      address: visitors.get(tokenOf(request)) ?? null,
    }),
    'POST /auth/verify': async (request, response) => {
      const address = await signerOf(request, nonces, rpcUrls)
      if (!address) return { ok: false }
      const token = randomBytes(16).toString('hex')
      visitors.set(token, address)
      response.setHeader('set-cookie', cookie(token))
      return { ok: true }
    },
    'POST /auth/sign-out': (request, response) => {
      visitors.delete(tokenOf(request))
      response.setHeader('set-cookie', `${cookie('')}; Max-Age=0`)
      return {}
    },
  }

  return {
    async handle(request, response) {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const answer = answers[`${request.method} ${pathname}`]
      if (!answer) return false
      const body = await answer(request, response)
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.setHeader('cache-control', 'no-store')
      response.end(JSON.stringify(body))
      return true
    },
    forgetNonces: () => nonces.clear(),
    heal: () => {
      nonces.clear()
      visitors.clear()
    },
  }
}

type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
) => object | Promise<object>

/** Returns the signer if the message is for this host, its nonce is unused and the signature is valid. */
async function signerOf(
  request: IncomingMessage,
  nonces: Set<string>,
  rpcUrls: RpcUrls,
) {
  const body: unknown = JSON.parse(await text(request))
  const message: unknown = Reflect.get(Object(body), 'message')
  const signature: unknown = Reflect.get(Object(body), 'signature')
  if (typeof message !== 'string' || !isHex(signature)) return undefined
  const fields = parseSiweMessage(message)
  const { address, chainId = 0, nonce = '' } = fields
  const domain = request.headers.host ?? ''
  // A nonce is valid for one attempt, whether the attempt succeeds or fails.
  const isKnown = nonces.delete(nonce)
  if (!address || !isKnown) return undefined
  if (!validateSiweMessage({ message: fields, domain })) return undefined
  const signed = { address, message, signature }
  return (await isSignedBy(signed, rpcUrls[chainId])) ? address : undefined
}

function tokenOf({ headers }: IncomingMessage): string {
  const pairs = (headers.cookie ?? '').split('; ')
  const found = pairs.find((pair) => pair.startsWith(`${cookieName}=`))
  return found?.slice(cookieName.length + 1) ?? ''
}

const cookie = (token: string) =>
  `${cookieName}=${token}; Path=/; HttpOnly; SameSite=Strict`
