/**
 * Returns the script that runs now. An element of the page with this name, such as a form in the text of a user, hides
 * `document.currentScript`, but not the property of the prototype.
 */
export function currentScript(): HTMLScriptElement | null {
  const script = Reflect.get(Document.prototype, 'currentScript', document)
  return script instanceof HTMLScriptElement ? script : null
}
