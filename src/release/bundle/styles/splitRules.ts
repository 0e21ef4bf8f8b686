/** Splits CSS into single rules, because `insertRule` accepts only one. */
export function splitRules(css: string): readonly string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const [at, sign] of [...css].entries()) {
    if (sign === '{') depth += 1
    if (sign !== '}') continue
    depth -= 1
    if (depth > 0) continue
    rules.push(css.slice(start, at + 1))
    start = at + 1
  }
  return rules
}
