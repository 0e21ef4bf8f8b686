import type {
  ButtonPicture,
  PicturePart,
} from '../../platform/storage/storedButton'

/** The buttons in a picture, by the dialogs that they open. */
export type Pressed = NonNullable<PicturePart['opens']>

/**
 * Draws the connected button as an earlier page has shown it, where the remote will draw it. The styles are set through
 * the CSSOM, because `style-src 'none'` allows that.
 * @param picture a validated picture
 */
export function drawPicture(
  place: HTMLElement,
  { lang, dir, width, height, parts }: ButtonPicture,
  onPress: (pressed: Pressed) => void,
): void {
  const frame = document.createElement('span')
  Object.assign(place, { lang, dir })
  place.style.cssText = `${reset}inline-block;vertical-align:middle;max-width:100%`
  frame.style.cssText = `${reset}block;position:relative;width:${width}px;height:${height}px`
  frame.append(
    ...parts.map((part) => {
      const element = elementOf(part)
      if (element instanceof HTMLButtonElement)
        element.onclick = () => {
          element.ariaBusy = 'true'
          // Touch screens have no pointer whose shape could show that the press is being answered.
          frame.style.opacity = '.7'
          if (part.opens) onPress(part.opens)
        }
      dress(element, part)
      return element
    }),
  )
  place.replaceChildren(frame)
}

/** Also removes the page's own rules for all elements of a kind. */
const reset = 'all:initial;display:'

function elementOf({
  opens,
  label,
  title,
  image,
  path,
  text,
  dir,
}: PicturePart) {
  if (opens) {
    const button = document.createElement('button')
    button.part.add(`${opens}-button`)
    return Object.assign(button, {
      ...{ type: 'button', ariaHasPopup: 'dialog' },
      ...{ ariaLabel: label, title: title ?? '' },
    })
  }
  const element = path
    ? drawLine(path)
    : document.createElement(image ? 'img' : 'span')
  return Object.assign(element, {
    ariaHidden: 'true',
    ...(image && { src: image, alt: '', decoding: 'sync' }),
    ...(text && { dir, textContent: text }),
  })
}

function dress({ style }: HTMLElement | SVGElement, part: PicturePart) {
  const [left, top, width, height] = part.box
  const size = width ? `;width:${width}px;overflow:clip visible` : ''
  const use = part.opens
    ? 'cursor:pointer;outline:revert'
    : 'pointer-events:none;object-fit:cover'
  style.cssText = `${reset}block;position:absolute;box-sizing:border-box;left:${left}px;top:${top}px;height:${height}px;line-height:${height}px;white-space:pre;${use}${size}`
  for (const [name, value] of Object.entries(part.style))
    style.setProperty(name, value)
}

const svg = 'http://www.w3.org/2000/svg'

function drawLine(path: string): SVGElement {
  const drawing = document.createElementNS(svg, 'svg')
  const line = document.createElementNS(svg, 'path')
  drawing.setAttribute('viewBox', '0 0 20 20')
  line.setAttribute('d', path)
  line.style.cssText =
    'fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round'
  drawing.append(line)
  return drawing
}
