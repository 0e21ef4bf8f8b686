// Wallets that also call themselves MetaMask; the real one has none of these.
const impostors =
  'ApexWallet Avalanche Backpack Bifrost BitKeep Bitski Binance BlockWallet CoinbaseWallet Dawn Enkrypt Exodus Frame Frontier Gamestop HyperPay ImToken KuCoinWallet MathWallet NestWallet OkxWallet OKExWallet OneInchIOSWallet OneInchAndroidWallet Opera Phantom ZilPay Portal xPortal Rabby Rainbow Status Talisman Tally TokenPocket Tokenary Trust TrustWallet CTRL Zeal Coin98 MEWwallet Safeheron SafePal Wigwam Zerion'
    .split(' ')
    .map((name) => `is${name}`)
    .concat('__seif')

/**
 * Which of the flags a page's injected provider sets. For browsers where no
 * wallet announces itself; an announcement is always the better source.
 * @param ethereum the page's `window.ethereum`, whatever it is
 * @param flags such as `isRainbow`; `isMetaMask` counts only when genuine
 */
export function detectInjected(
  ethereum: unknown,
  flags: readonly string[],
): readonly string[] {
  const providers = [...listed(read(ethereum, 'providers')), ethereum]
  return flags.filter((flag) =>
    providers.some((provider) =>
      flag === 'isMetaMask'
        ? isGenuineMetaMask(provider)
        : read(provider, flag) === true,
    ),
  )
}

function isGenuineMetaMask(provider: unknown): boolean {
  if (read(provider, 'isMetaMask') !== true) return false
  // Brave's own wallet lacks the two private fields that MetaMask under Brave has.
  const isBrave =
    read(provider, 'isBraveWallet') &&
    !read(provider, '_events') &&
    !read(provider, '_state')
  return !isBrave && !impostors.some((flag) => read(provider, flag))
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

// A provider is a stranger's object: its getters and proxies may throw.
function read(provider: unknown, key: string): unknown {
  try {
    return (provider as Record<string, unknown> | null | undefined)?.[key]
  } catch {
    return undefined
  }
}
