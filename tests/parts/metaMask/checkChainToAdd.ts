import { WalletAnswer } from './WalletAnswer'

const known = [
  'chainId',
  'chainName',
  'nativeCurrency',
  'rpcUrls',
  'blockExplorerUrls',
  'iconUrls',
]

/**
 * Looks at a network as strictly as MetaMask does.
 * @returns its chain id
 * @throws WalletAnswer -32602 for one that it would not add
 * @see EIP-3085
 */
export function checkChainToAdd(given: unknown): number {
  const chain: Record<string, unknown> = Object(given)
  const strange = Object.keys(chain).filter((key) => !known.includes(key))
  if (strange.length > 0)
    fail(
      `Received unexpected keys on object parameter. Unsupported keys:\n${strange}`,
    )
  if (!urls(chain.rpcUrls).some((url) => url.startsWith('https://')))
    fail(
      "Expected an array with at least one valid string HTTPS url 'rpcUrls'.",
    )
  const explorers = chain.blockExplorerUrls ?? null
  if (explorers !== null && urls(explorers).length === 0)
    fail("Expected null or array with at least one valid 'blockExplorerUrls'.")
  const { decimals, symbol } = Object(chain.nativeCurrency)
  if (decimals !== 18)
    fail('Expected the number 18 for nativeCurrency.decimals.')
  if (typeof symbol !== 'string' || !/^.{1,6}$/.test(symbol))
    fail('Expected 1-6 character string nativeCurrency.symbol.')
  if (typeof chain.chainName !== 'string' || !chain.chainName)
    fail("Expected non-empty string 'chainName'.")
  if (!/^0x[1-9a-f][\da-f]*$/.test(String(chain.chainId)))
    fail("Expected 0x-prefixed, unpadded, non-zero hexadecimal 'chainId'.")
  return Number(chain.chainId)
}

function urls(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.filter((each) => typeof each === 'string' && URL.canParse(each))
}

function fail(message: string): never {
  throw new WalletAnswer(-32602, message)
}
