import type { WalletdockConfig } from '../../exposes/WalletProvider'

/** What can be set on `<wallet-dock>`, as a property or as the attribute that it is kept in. */
export type ElementProperties = {
  /** Where the remote is. @default the one that serves the element's script; none in a bundled script */
  url: string | undefined
  /** Channel to follow, such as `stable`. @default none: `url` is one release */
  channel: string | undefined
  /** Key that must have signed `channels.json`: raw Ed25519, base64. Several have spaces between them. */
  publicKey: string | undefined
  /** Hash that `contract.json` must have. @see W3C Subresource Integrity */
  integrity: string | undefined
  /** Other folders with the same files; as an attribute, with spaces between them. */
  get fallbackUrls(): readonly string[] | undefined
  set fallbackUrls(urls: readonly string[] | string | undefined)
  /** Limit for loading, in milliseconds. @default 8000 */
  get timeoutMs(): number | undefined
  set timeoutMs(ms: number | string | undefined)
  /** Name of the page's application, as wallets show it. @default the page's title */
  appName: string | undefined
  /** Project id of the WalletConnect service. */
  projectId: string | undefined
  /** The page's colour, as CSS. */
  accent: string | undefined
  /** Language of the button and the dialogs, BCP 47. @default the visitor's */
  locale: string | undefined
  /** @default 'auto' */
  theme: WalletdockConfig['theme']
  /** @default that of the remote's build */
  network: WalletdockConfig['network']
  /** The button's label while no wallet is connected. */
  label: string | undefined
}

/** The attribute of each property. */
export const attributes = {
  url: 'url',
  channel: 'channel',
  publicKey: 'public-key',
  integrity: 'integrity',
  fallbackUrls: 'fallback-urls',
  timeoutMs: 'timeout-ms',
  appName: 'app-name',
  projectId: 'project-id',
  accent: 'accent',
  locale: 'locale',
  theme: 'theme',
  network: 'network',
  label: 'label',
} as const satisfies Record<keyof ElementProperties, string>

/** The attributes that the element follows. */
export const watched = [...Object.values(attributes), 'wallet', 'config']

/** `<wallet-dock>` in markup: its attributes. */
export type WalletDockAttributes = {
  readonly [Name in keyof ElementProperties as (typeof attributes)[Name]]?:
    | (ElementProperties[Name] extends string | undefined
        ? ElementProperties[Name]
        : string | number)
    | undefined
} & {
  /** The one wallet that the button connects, by its id in the list, such as `rainbow`. @default the visitor chooses */
  readonly wallet?: string | undefined
  /** JSON */
  readonly config?: string | undefined
}

/** `<wallet-dock>` in the markup of frameworks that set properties. */
export type WalletDockProps = Omit<WalletDockAttributes, 'config'> &
  Partial<ElementProperties> & {
    /** `null` while it is not known yet. */
    readonly config?: Partial<WalletdockConfig> | string | null | undefined
  }

// Where pages are rendered on a server there are no elements, and none is defined.
export const AnyElement =
  globalThis.HTMLElement ??
  // It is never made there.
  (class {} as typeof HTMLElement)

/** An element class whose properties are its attributes: frameworks set what they find on the prototype. */
export function withProperties(
  Element: typeof HTMLElement,
): new () => HTMLElement & ElementProperties {
  class WithProperties extends Element {}
  for (const [name, attribute] of Object.entries(attributes))
    Object.defineProperty(WithProperties.prototype, name, {
      get(this: HTMLElement) {
        const text = this.getAttribute(attribute) ?? undefined
        return text === '' && !isTrust.includes(name)
          ? undefined
          : text && read(name, text)
      },
      set(this: HTMLElement, value: unknown) {
        writeAttribute(this, attribute, value)
      },
      enumerable: true,
      configurable: true,
    })
  // The loop has just defined them, which the compiler cannot follow.
  return WithProperties as new () => HTMLElement & ElementProperties
}

/**
 * Takes over what a framework has set on an element before it was defined.
 * @param more names of properties that are no attributes
 */
export function takeEarly(element: HTMLElement, ...more: string[]): void {
  for (const name of [...Object.keys(attributes), ...more])
    if (Object.hasOwn(element, name)) {
      const value: unknown = Reflect.get(element, name)
      Reflect.deleteProperty(element, name)
      Reflect.set(element, name, value)
    }
}

/** Keeps a property in its attribute. */
export function writeAttribute(
  element: HTMLElement,
  attribute: string,
  value: unknown,
): void {
  if (value === undefined || value === null) element.removeAttribute(attribute)
  else
    element.setAttribute(
      attribute,
      Array.isArray(value) ? value.join(' ') : String(value),
    )
}

/** An attribute's text as the property's value; of a word that is not one of the allowed, nothing. */
function read(name: string, text: string) {
  if (name === 'fallbackUrls') return text.split(/\s+/).filter(Boolean)
  if (name === 'timeoutMs') return Number(text)
  const words = allowed[name]
  return words && !words.includes(text) ? undefined : text
}

/** An empty one of these is a mistake, and not a missing one. */
const isTrust: readonly string[] = ['channel', 'publicKey', 'integrity']

const allowed: Readonly<Record<string, readonly string[]>> = {
  theme: ['auto', 'light', 'dark'],
  network: ['base', 'base-preconf'],
}
