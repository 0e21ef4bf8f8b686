import type { ReactNode } from 'react'
import { warnOnce } from '../otherKits'
import {
  OtherKitProvider,
  type RemoteProps,
} from '../otherKits/OtherKitProvider'
import { imageOf, markdownOf } from '../otherKits/readDrawn'
import type { Look } from '../react'
import { type AccountCallbacks, useAccountCallbacks } from './ConnectKitButtons'
import type {
  ConnectKitOptions,
  CustomTheme,
  Mode,
  Theme,
} from './connectkitTypes'

/** ConnectKit's custom properties. Walletdock derives the other values. */
const properties = {
  accent: 'primary-button-background',
  surface: 'body-background',
  text: 'body-color',
  secondary: 'body-color-muted',
  line: 'body-divider',
  backdrop: 'overlay-background',
  radius: 'connectbutton-border-radius',
  dialogRadius: 'border-radius',
  font: 'font-family',
} as const satisfies Partial<Record<keyof Look, string>>

export type ConnectKitProviderProps = RemoteProps &
  AccountCallbacks & {
    children?: ReactNode
    theme?: Theme
    mode?: Mode
    customTheme?: CustomTheme
    options?: ConnectKitOptions
    debugMode?: boolean
  }

/** Provides Walletdock to a page that was written for ConnectKit. @throws Error without the URL of a remote */
export function ConnectKitProvider({
  mode,
  theme = 'auto',
  customTheme,
  options: {
    language,
    initialChainId,
    ethereumOnboardingUrl,
    reducedMotion,
    disclaimer,
    customAvatar,
    ...ignored
  } = {},
  debugMode: _,
  onConnect = () => {},
  onDisconnect = () => {},
  ...props
}: ConnectKitProviderProps): ReactNode {
  useAccountCallbacks({ onConnect, onDisconnect })
  for (const [name, value] of Object.entries(ignored)) if (value) warnOnce(name)
  if (theme !== 'auto') warnOnce('theme', 'Set customTheme.')
  return (
    <OtherKitProvider
      {...props}
      theme={mode}
      locale={language}
      // Zero keeps the wallet's chain.
      initialChain={initialChainId || undefined}
      learnMoreUrl={ethereumOnboardingUrl}
      look={{
        ...lookOf(customTheme),
        motion: reducedMotion ? 'reduced' : 'full',
      }}
      terms={disclaimer ? { text: markdownOf(disclaimer) } : undefined}
      avatar={
        customAvatar &&
        ((address) => imageOf(customAvatar, { address, size: 96, radius: 96 }))
      }
    />
  )
}

const lookOf = (theme: CustomTheme = {}): Look =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      theme[`--ck-${property}`],
    ]),
  )
