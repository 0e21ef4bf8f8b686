import type { WalletKit, WalletKitTypes } from '@reown/walletkit'
import { buildAuthObject, populateAuthPayload } from '@walletconnect/utils'
import { toHex } from 'viem'
import { resultFrom } from './resultFrom'

/** What a phone has that connects and signs in at once. */
export type PhoneSigner = {
  readonly address: string
  /** Such as `eip155:8453`. */
  readonly hasChain: (chain: string) => boolean
  /** What it lets pages ask for. None: it signs, and connects nothing. */
  readonly methods: readonly string[]
  /** Nodes that hold the account unlocked. */
  readonly rpcUrls: Readonly<Record<string, string>>
}

/**
 * Signs what a page asks for with its code, as wallets do that show one question for both.
 * @see CAIP-122, EIP-5573
 */
export async function signForPage(
  wallet: InstanceType<typeof WalletKit>,
  { id, params }: WalletKitTypes.SessionAuthenticate,
  { address, hasChain, methods, rpcUrls }: PhoneSigner,
): Promise<void> {
  const { authPayload } = params
  const chains = authPayload.chains.filter(hasChain)
  const request =
    methods.length === 0
      ? { ...authPayload, chains, resources: [] }
      : populateAuthPayload({ authPayload, chains, methods: [...methods] })
  const iss = `${chains[0]}:${address}`
  const message = wallet.formatAuthMessage({ request, iss })
  const s = await resultFrom<string>(
    Object.values(rpcUrls)[0] ?? '',
    'personal_sign',
    toHex(message),
    address,
  )
  const signed = buildAuthObject(request, { t: 'eip191', s }, iss)
  await wallet.approveSessionAuthenticate({ id, auths: [signed] })
}
