import type { WalletdockConfig } from '../../remote/exposes/WalletProvider'

/**
 * The properties of `<wallet-dock>`. Each property is stored in an attribute, so that pages can set the property or the
 * attribute.
 */
export type ElementProperties = {
  /** URL of the remote. @default the remote that serves the element's script; none if the script is bundled */
  url: string | undefined
  /** Channel to follow, such as `stable`. @default none: the page loads the release at `url` */
  channel: string | undefined
  /**
   * Raw Ed25519 public keys in base64, separated by spaces. One of their owners must have signed `channels.json`, or
   * more of them, as in `2 of KEY KEY KEY`.
   */
  publicKey: string | undefined
  /** Hash that `contract.json` must match. @see W3C Subresource Integrity */
  integrity: string | undefined
  /** Other folders with the same files. In the attribute, separate them with spaces. */
  get fallbackUrls(): readonly string[] | undefined
  set fallbackUrls(urls: readonly string[] | string | undefined)
  /** Time limit for the load, in milliseconds. @default 8000 */
  get timeoutMs(): number | undefined
  set timeoutMs(ms: number | string | undefined)
  /** Name of the application, which wallets show. @default the page's title */
  appName: string | undefined
  /** WalletConnect project id. */
  projectId: string | undefined
  /** The page's accent colour, as a CSS colour. */
  accent: string | undefined
  /** Language of the button and the dialogs, as a BCP 47 tag. @default the visitor's language */
  locale: string | undefined
  /** @default 'auto' */
  theme: WalletdockConfig['theme']
  /** @default the network of the remote's build */
  network: WalletdockConfig['network']
  /** The button's label while no wallet is connected. */
  label: string | undefined
}

/** Attribute names by property. */
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

/** The attributes that the element observes. */
export const watched = [...Object.values(attributes), 'wallet', 'config']

/** The attributes of `<wallet-dock>` in markup. */
export type WalletDockAttributes = {
  readonly [Name in keyof ElementProperties as (typeof attributes)[Name]]?:
    | (ElementProperties[Name] extends string | undefined
        ? ElementProperties[Name]
        : string | number)
    | undefined
} & {
  /** The one wallet that the button connects, by its id in the list, such as `rainbow`. @default the visitor chooses */
  readonly wallet?: string | undefined
  /** The configuration as JSON. */
  readonly config?: string | undefined
}

/** The props of `<wallet-dock>` in frameworks that set properties. */
export type WalletDockProps = Omit<WalletDockAttributes, 'config'> &
  Partial<ElementProperties> & {
    /** While it is `null`, the element does not load. */
    readonly config?: Partial<WalletdockConfig> | string | null | undefined
  }

/** Base class of the element. */
export const AnyElement =
  globalThis.HTMLElement ??
  // A server has no `HTMLElement` and never creates the element, so any class works there.
  (class {} as typeof HTMLElement)

/**
 * Returns an element class whose properties reflect attributes. They are defined on the prototype, because frameworks
 * look for properties there.
 */
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
  // The loop has defined the properties, but TypeScript cannot infer that.
  return WithProperties as new () => HTMLElement & ElementProperties
}

/**
 * Applies the properties that a framework has set on an element before the element was defined. Such properties would
 * otherwise hide the setters of the prototype.
 * @param more names of properties without an attribute in `attributes`
 */
export function adoptEarlyProperties(
  element: HTMLElement,
  ...more: string[]
): void {
  for (const name of [...Object.keys(attributes), ...more])
    if (Object.hasOwn(element, name)) {
      const value: unknown = Reflect.get(element, name)
      Reflect.deleteProperty(element, name)
      Reflect.set(element, name, value)
    }
}

/** Stores a property's value in its attribute. Removes the attribute for `undefined` and `null`. */
export function writeAttribute(
  element: HTMLElement,
  attribute: string,
  value: unknown,
): void {
  const text = Array.isArray(value) ? value.join(' ') : String(value)
  if (value === undefined || value === null) element.removeAttribute(attribute)
  else element.setAttribute(attribute, text)
}

/** Converts an attribute's text to the property's value. Returns `undefined` for a text that is not allowed. */
function read(name: string, text: string) {
  if (name === 'fallbackUrls') return text.split(/\s+/).filter(Boolean)
  if (name === 'timeoutMs') return Number(text)
  const words = allowed[name]
  return words && !words.includes(text) ? undefined : text
}

/** For these security options, an empty attribute is a mistake and must not count as missing. */
const isTrust: readonly string[] = ['channel', 'publicKey', 'integrity']

const allowed: Readonly<Record<string, readonly string[]>> = {
  theme: ['auto', 'light', 'dark'],
  network: ['base', 'base-preconf'],
}
