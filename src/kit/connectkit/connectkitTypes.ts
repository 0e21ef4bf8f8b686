import type { FunctionComponent, ReactNode } from 'react'

// The names of ConnectKit's namespace `Types`.

/** A language tag. */
export type Languages = string
/** A named theme. It is ignored with a warning. */
export type Theme = string
export type Mode = 'light' | 'dark' | 'auto'
/** Values by the names of ConnectKit's custom properties, such as `--ck-border-radius`. */
export type CustomTheme = { readonly [property: string]: string }

export type All = {
  theme?: Theme
  mode?: Mode
  customTheme?: CustomTheme
  lang?: Languages
}

/** Props of a page's own avatar. If it renders an `<img>`, Walletdock shows the same image. */
export type CustomAvatarProps = {
  address?: `0x${string}` | undefined
  ensName?: string | undefined
  ensImage?: string
  size: number
  radius: number
}

/** Options of the dialogs. All others are ignored with a warning. */
export type ConnectKitOptions = {
  language?: Languages
  reducedMotion?: boolean
  disclaimer?: ReactNode
  customAvatar?: FunctionComponent<CustomAvatarProps>
  initialChainId?: number
  ethereumOnboardingUrl?: string
  [ignored: string]: unknown
}
