/**
 * Returns the rules in a script's texts that have a property without its prefixed twin.
 * @param texts of the script
 * @param prefixed properties that some supported browser only knows under a prefix, with the prefixed name
 */
export function lonelyProperties(
  texts: Iterable<string>,
  prefixed: ReadonlyMap<string, string>,
): readonly string[] {
  const lonely: string[] = []
  for (const text of texts)
    for (const [, body = ''] of text.matchAll(/{([^{}]*)}/g)) {
      const named = new Set(
        body.split(';').map((each) => each.split(':', 1)[0]),
      )
      for (const [name, twin] of prefixed)
        if (named.has(name) && !named.has(twin)) lonely.push(`${name}: ${body}`)
    }
  return lonely
}
