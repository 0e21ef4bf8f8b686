/** The record of the kept release, beside its archive. */
export type KeptRelease = {
  /** Version of its API. */
  readonly contract: string
  /** Version of the product. */
  readonly version: string
  /** Versions of the libraries in its sample host, by package. */
  readonly libraries: Readonly<Record<string, string>>
  /** SHA-256 of each file of the archive, by its path in the archive. */
  readonly files: Readonly<Record<string, string>>
}
