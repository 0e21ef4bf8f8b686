/** Description of a secret in a file. It does not contain the secret itself. */
export type FoundSecret = { readonly file: string; readonly what: string }

type Environment = Readonly<Record<string, string | undefined>>

/** Patterns of keys, which must not occur in any file that browsers receive. */
const kinds: Readonly<Record<string, RegExp>> = {
  'an AWS access key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a Google API key': /\bAIza[\w-]{35}/,
  'a Stripe key': /\b[rs]k_(?:live|test)_\w{16,}/,
  'a GitHub token': /\bgh[pousr]_\w{36}|\bgithub_pat_\w{22}/,
  'an npm token': /\bnpm_\w{36}/,
  'a Slack token': /\bxox[abprs]-[\w-]{10,}/,
  'a secret key': /\bsk-[\w-]{20,}/,
  'a JSON Web Token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a key in a URL': /[?&](?:api[-_]?key|key|token|secret|projectId)=[\w-]{8}/i,
  'a key in a path':
    /\b(?:infura\.io|alchemy\.com|quiknode\.pro|ankr\.com|blastapi\.io)\/[\w./-]*[\w-]{20}/,
  'a password in a URL': /\b(?:https?|wss?):\/\/[\w.-]+:[^\s/@"'`:]+@/,
  'a named key':
    /(?:api[-_]?key|secret|token|password|private[-_]?key|project[-_]?id)["']?\s*[:=]\s*["'`][\w+/=.-]{16,}["'`]/i,
  'a key of 32 hexadecimal digits': /["'`][0-9a-f]{32}["'`]/,
}

/** Names of environment variables whose values are secret. */
const secretName =
  /SECRET|TOKEN|PASSW|CREDENTIAL|MNEMONIC|SEED|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|SIGNING_?KEY|PROJECT_?ID|_KEY$/i
/** Minimum length of a secret. Shorter values may be ordinary words, which occur in the files anyway. */
const leastLength = 12
/** Public mnemonic of test accounts, which the test wallet uses. */
const everybodys = `${'test '.repeat(11)}junk`

/**
 * Returns all texts that look like a key, and all values of secret environment variables, including their forms in
 * base64, JSON and URLs.
 * @param texts the texts to publish, by file
 */
export function findSecrets(
  texts: Readonly<Record<string, string>>,
  environment: Environment,
): readonly FoundSecret[] {
  const secrets = Object.entries(environment).filter(
    ([name, value = '']) =>
      secretName.test(name) &&
      value.trim().length >= leastLength &&
      value.trim() !== everybodys,
  )
  return Object.entries(texts).flatMap(([file, text]) => [
    ...Object.entries(kinds)
      .filter(([, pattern]) => pattern.test(text))
      .map(([kind]) => ({ file, what: `what looks like ${kind}` })),
    ...secrets
      .filter(([, value = '']) =>
        formsOf(value.trim()).some((form) => text.includes(form)),
      )
      .map(([name]) => ({ file, what: `the value of ${name}` })),
  ])
}

/** Returns the build's error message for a secret, with what to do about it. */
export function describeSecret({ file, what }: FoundSecret): string {
  return `${file} holds ${what}, and everybody can read it there. Take it out: keys come from the host at run time.`
}

function formsOf(value: string): readonly string[] {
  return [
    value,
    encodeURIComponent(value),
    JSON.stringify(value).slice(1, -1),
    Buffer.from(value).toString('base64').replace(/=+$/, ''),
  ]
}
