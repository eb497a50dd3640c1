import useSWR from 'swr'

import { call } from '#client/lib/api.ts'
import { keyOf, query } from '#client/lib/swr.ts'
import { toast } from '#client/ui/toast.ts'
import { deleteDocument, listDocuments } from '#shared/contract/documents.ts'
import { DOCUMENTS_STALE_MS } from '#shared/limits.ts'
import type { Analysis } from '#shared/report.ts'

/** The user's documents, newest first as the server lists them; stale after 2 minutes (spec §7). */
export function useDocuments() {
  const { data, error, mutate } = useSWR(keyOf(listDocuments), query(listDocuments), {
    revalidateIfStale: true,
    dedupingInterval: DOCUMENTS_STALE_MS,
  })

  /** Deletes one or many, one call per document (spec §7); gives the ids that are gone. */
  async function remove(ids: readonly string[]): Promise<string[]> {
    const outcomes = await Promise.allSettled(
      ids.map((id) => call(deleteDocument, { params: { id } })),
    )
    const gone = ids.filter((_, index) => outcomes[index]?.status === 'fulfilled')
    await mutate((before) => before?.filter(({ id }) => !gone.includes(id)), {
      // What could not be deleted may be gone already, in another tab: the server knows.
      revalidate: gone.length < ids.length,
    }).catch(() => undefined)
    return gone
  }

  async function removeOne(id: string): Promise<boolean> {
    const [gone] = await remove([id])
    if (gone === undefined) {
      toast({
        title: 'Delete failed',
        description: 'Failed to delete the document. Please try again.',
        variant: 'destructive',
      })
      return false
    }
    toast({
      title: 'Document deleted',
      description: 'The document and its analysis have been permanently deleted.',
    })
    return true
  }

  async function removeMany(ids: readonly string[]): Promise<string[]> {
    const gone = await remove(ids)
    if (gone.length < ids.length) {
      toast({
        title: 'Bulk delete failed',
        description: 'Failed to delete some documents. Please try again.',
        variant: 'destructive',
      })
    } else {
      toast({
        title: 'Documents deleted',
        description: `Successfully deleted ${gone.length} document(s).`,
      })
    }
    return gone
  }

  return {
    documents: data ?? null,
    failed: error !== undefined && !data,
    refresh: () => void mutate(),
    /** Its analysis ended: told at once, whatever an earlier answer on its way still says. */
    finished: ({ documentId, status }: Pick<Analysis, 'documentId' | 'status'>) =>
      void mutate((before) =>
        before?.map((one) => (one.id === documentId ? { ...one, analysisStatus: status } : one)),
      ),
    removeOne,
    removeMany,
  }
}
