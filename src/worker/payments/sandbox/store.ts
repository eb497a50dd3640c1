/** One object of the sandbox. Fields that begin with an underscore are ours and never answered. */
export type Stored = { readonly id: string; readonly object: string; readonly created: number }

export type Versioned = { readonly version: number; readonly value: Stored }

/** What a request changed and what it rested on: kept whole, or not at all. */
export type Change = {
  /** The version that each object had when it was read; null when there was none. */
  readonly expected: ReadonlyMap<string, number | null>
  readonly writes: readonly Stored[]
}

/** Where the sandbox keeps its objects. */
export type SandboxStore = {
  readonly read: (id: string) => Promise<Versioned | null>
  /** Every object of a kind, the newest first. */
  readonly list: (kind: string) => Promise<readonly Versioned[]>
  /** False when something that the change rests on has changed meanwhile. */
  readonly commit: (change: Change) => Promise<boolean>
}

/** A store that lives as long as its process. */
export function memoryStore(): SandboxStore {
  const objects = new Map<string, Versioned>()
  const copy = ({ version, value }: Versioned) => ({ version, value: structuredClone(value) })
  return {
    async read(id) {
      const found = objects.get(id)
      return found ? copy(found) : null
    },
    async list(kind) {
      return [...objects.values()]
        .filter(({ value }) => value.object === kind)
        .map(copy)
        .toReversed()
    },
    async commit({ expected, writes }) {
      const stale = [...expected].some(([id, version]) => versionIn(objects, id) !== version)
      if (stale) return false
      for (const value of writes) {
        const version = (objects.get(value.id)?.version ?? 0) + 1
        objects.set(value.id, { version, value: structuredClone(value) })
      }
      return true
    },
  }
}

function versionIn(objects: ReadonlyMap<string, Versioned>, id: string): number | null {
  return objects.get(id)?.version ?? null
}
