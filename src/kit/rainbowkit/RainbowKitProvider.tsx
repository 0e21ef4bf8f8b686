import { type FunctionComponent, type ReactNode, useEffect } from 'react'
import { useConfig } from 'wagmi'
import type { Chain } from 'wagmi/chains'
import { mounted, warnOnce } from '../otherKits'
import {
  OtherKitProvider,
  type RemoteProps,
} from '../otherKits/OtherKitProvider'
import { imageOf, markdownOf, rendered } from '../otherKits/readDrawn'
import { useWallet } from '../react'
import { lookOf, type Theme } from './theme'

/** A language tag. */
export type Locale = string

/** Draws an avatar. If it is an `<img>`, Walletdock shows the same image. */
export type AvatarComponent = FunctionComponent<{
  address: string
  ensImage?: string | null
  size: number
}>

/** Draws the sentence below the list of wallets. It may contain text and links. */
export type DisclaimerComponent = FunctionComponent<{
  Text: FunctionComponent<{ children: ReactNode }>
  Link: FunctionComponent<{ children: ReactNode; href: string }>
}>

export type RainbowKitProviderProps = RemoteProps & {
  initialChain?: Chain | number
  id?: string
  children: ReactNode
  theme?: Theme | null
  showRecentTransactions?: boolean
  appInfo?: {
    appName?: string
    learnMoreUrl?: string
    disclaimer?: DisclaimerComponent
  }
  coolMode?: boolean
  avatar?: AvatarComponent
  modalSize?: 'compact' | 'wide'
  locale?: Locale
}

/** Provides Walletdock to a page that was written for RainbowKit. @throws Error without the URL of a remote */
export function RainbowKitProvider({
  children,
  theme,
  locale,
  avatar,
  coolMode,
  id = '',
  modalSize,
  initialChain,
  appInfo: { disclaimer, ...appInfo } = {},
  ...options
}: RainbowKitProviderProps): ReactNode {
  if (coolMode) warnOnce('coolMode')
  return (
    <OtherKitProvider
      {...appInfo}
      {...options}
      // The language of Ukraine has another tag.
      locale={locale === 'ua' ? 'uk' : locale}
      layout={modalSize}
      initialChain={
        typeof initialChain === 'number' ? initialChain : initialChain?.id
      }
      look={theme ? lookOf(theme) : undefined}
      avatar={avatar && ((address) => imageOf(avatar, { address, size: 96 }))}
      terms={
        disclaimer && {
          text: markdownOf(
            rendered('disclaimer', disclaimer, { Text: Part, Link: Part }),
          ),
        }
      }
    >
      <div data-rk={id}>{children}</div>
      <Mounted />
    </OtherKitProvider>
  )
}

/** Renders nothing. Passes the provider's wallet to connectors of the page's config. @see coinbaseConnector */
function Mounted(): null {
  const wallet = useWallet()
  const config = useConfig()
  useEffect(() => {
    Object.assign(mounted, { wallet, config })
    mounted.onChange?.()
  })
  return null
}

/** Text and links of a disclaimer. They keep their children in their props. */
const Part = ({ children }: { children: ReactNode; href?: string }) => children
