import { isSafeImage } from '../isSafeImage'
import {
  type Fields,
  fieldsOf,
  isAddress,
  isCount,
  isRecord,
  storedFields,
} from '../shapes'
import { buttonKey, type Storage } from './storage'
import type { StoredAccount } from './storedSession'

/** The connected button as a page has shown it, so that the next page can show it at once. */
export type StoredButton = {
  readonly address: string
  readonly chainId: number
  readonly avatar?: string | undefined
  /** The balance in words, in the language of the picture. Missing if the button does not show it. */
  readonly balance?: string | undefined
  readonly picture: ButtonPicture
}

/** Everything that the host kit needs to draw the button without the remote. Lengths are in CSS pixels. */
export type ButtonPicture = {
  /** The `theme` of the page that showed the button, and whether the visitor's system was dark. */
  readonly theme: string
  readonly isDark: boolean
  /** The `locale` of that page. Empty if the page followed the visitor's languages. */
  readonly locale: string
  readonly languages: string
  readonly windowWidth: number
  /** Language and text direction of the button. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly width: number
  readonly height: number
  /** From the back to the front. */
  readonly parts: readonly PicturePart[]
}

/** A rectangle of the picture, with a ground, a text, an image or a line drawing. */
export type PicturePart = {
  /** Left, top, width and height. A text is as wide as its letters if its width is 0. */
  readonly box: readonly [number, number, number, number]
  /** Values of the properties in `pictureProperties`. */
  readonly style: Readonly<Record<string, string>>
  readonly text?: string
  readonly dir?: 'ltr' | 'rtl'
  readonly image?: string
  /** SVG path on a 20 by 20 grid. */
  readonly path?: string
  /** Dialog that a press opens, and the button's name and title. */
  readonly opens?: 'account' | 'network'
  readonly label?: string
  readonly title?: string
}

/** The facts that decide whether a picture looks like the button that this page is about to show. */
export type PageLook = {
  /** The options of the page. `undefined` if the page does not set them. */
  readonly theme?: unknown
  readonly locale?: unknown
  readonly isDark: boolean
  readonly languages: string
  readonly windowWidth: number
}

/** Maximum length of the stored text. A button with two icons has a third of it. */
const maxLength = 12_000

/** The CSS properties that a part of a picture may have. */
export const pictureProperties = [
  ...['background-color', 'background-image', 'border', 'border-radius'],
  ...['color', 'font-family', 'font-size', 'font-weight'],
  ...['font-variant-numeric', 'letter-spacing', 'text-overflow'],
]

/** Stores the button. Does nothing if it is too large. */
export function saveButton(storage: Storage, button: StoredButton): void {
  const text = JSON.stringify(button)
  if (text.length <= maxLength && text !== storage.get(buttonKey))
    storage.set(buttonKey, text)
}

/** Returns the stored button of this account. Its fields may be anything. */
function fieldsFor(
  storage: Storage,
  { address, chainId }: Pick<StoredButton, 'address' | 'chainId'>,
): Fields {
  const text = storage.get(buttonKey)
  const fields = storedFields(text)
  return !(Number(text?.length) > maxLength) &&
    isText(fields['address']) &&
    fields['address'].toLowerCase() === address.toLowerCase() &&
    fields['chainId'] === chainId
    ? fields
    : {}
}

/** Returns the account that an earlier page has shown as connected. */
export function shownAccount(
  storage: Storage,
): Pick<StoredAccount, 'address' | 'chainId'> | undefined {
  const { address, chainId } = storedFields(storage.get(buttonKey))
  return isAddress(address) && isCount(chainId)
    ? { address, chainId }
    : undefined
}

/** Returns the avatar that an earlier page has shown for this account. */
export function storedAvatar(
  storage: Storage,
  account: Pick<StoredButton, 'address' | 'chainId'>,
): string | undefined {
  const { avatar } = fieldsFor(storage, account)
  return isText(avatar) ? avatar : undefined
}

/** Returns the language of the button that an earlier page has shown, for any account. */
export function storedLanguage(storage: Storage): string | undefined {
  const { lang } = fieldsOf(storedFields(storage.get(buttonKey))['picture'])
  return isText(lang) ? lang : undefined
}

/** Returns the balance that an earlier page has shown for this account in this language. */
export function storedBalance(
  storage: Storage,
  account: Pick<StoredButton, 'address' | 'chainId'>,
  lang: string,
): string | undefined {
  const { balance, picture } = fieldsFor(storage, account)
  return isText(balance) && fieldsOf(picture)['lang'] === lang
    ? balance
    : undefined
}

/** Returns the picture of this account's button, if it is valid and fits the page. */
export function storedPicture(
  storage: Storage,
  account: Pick<StoredButton, 'address' | 'chainId'>,
  page: PageLook,
): ButtonPicture | undefined {
  const { picture } = fieldsFor(storage, account)
  return isPicture(picture) && fits(picture, page) ? picture : undefined
}

function fits(picture: ButtonPicture, page: PageLook): boolean {
  const { theme, isDark, locale, languages, windowWidth } = picture
  return (
    (page.theme ?? theme) === theme &&
    (theme !== 'auto' || isDark === page.isDark) &&
    (page.locale ?? locale) === locale &&
    (locale !== '' || languages === page.languages) &&
    // From this width on, the button does not depend on the window.
    (windowWidth === page.windowWidth ||
      Math.min(windowWidth, page.windowWidth) >= 768)
  )
}

/** Returns the parts of a page's look that its options do not set. */
export const visitorLook = () => ({
  isDark: matchMedia('(prefers-color-scheme:dark)').matches,
  languages: `${navigator.languages}`,
  windowWidth: innerWidth,
})

/** The whole origin shares its storage, so a stored picture may be anything. */
function isPicture(value: unknown): value is ButtonPicture {
  const { lang, dir, width, height, parts } = fieldsOf(value)
  return (
    isText(lang) &&
    isDirection(dir) &&
    isLength(width) &&
    isLength(height) &&
    Array.isArray(parts) &&
    parts.every(isPart)
  )
}

function isPart(value: unknown): boolean {
  const { box, style, text, dir, image, path, opens, label, title } =
    fieldsOf(value)
  return (
    Array.isArray(box) &&
    box.length === 4 &&
    box.every(isLength) &&
    isRecord(style) &&
    Object.entries(style).every(isStyle) &&
    [text, label, title].every((it) => it === undefined || isText(it)) &&
    (dir === undefined || isDirection(dir)) &&
    [image, path].every((it) => typeof it !== 'object') &&
    (image === undefined || isSafeImage(`${image}`)) &&
    (path === undefined || /^[a-z\d .-]+$/i.test(`${path}`)) &&
    (opens === undefined || opens === 'account' || opens === 'network')
  )
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 255

const isDirection = (value: unknown) => value === 'ltr' || value === 'rtl'

/** A larger picture could cover the page. */
const isLength = (value: unknown) =>
  typeof value === 'number' && value > -8 && value < 1000

/** Functions that a value may call. All others are forbidden, because some of them request files. */
const isFunction =
  /^(rgba?|hsla?|(ok)?l(ab|ch)|color|(linear|radial)-gradient)$/

function isStyle([name, value]: readonly [string, unknown]): boolean {
  return (
    pictureProperties.includes(name) &&
    isText(value) &&
    /^[\w\s#%.,/()"'-]*$/.test(value) &&
    [...value.matchAll(/([\w-]*)\(/g)].every(([, call = '']) =>
      isFunction.test(call),
    )
  )
}
