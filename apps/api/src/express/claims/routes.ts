// Mounts the calls of claims.
import { claimEndpoints as calls } from '@marsa/model/express/claims/claim-endpoints.ts'
import { screenOf } from '@marsa/model/documents/upload.ts'
import { downloadDocument, uploadTo, type DocumentParts } from '../../documents/door.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { claimSubject } from './claim-photos.ts'
import { confirmClaim, decideClaim } from './decide-claim.ts'
import { fileClaim, viewClaim, withdrawClaim } from './file-claim.ts'

export const claimRoutes = (server: Server, { documents }: { documents: DocumentParts }): void => {
  const photos = uploadTo(documents, claimSubject, screenOf(calls.uploadClaimPhotos))
  serve(server, calls.viewClaim, viewClaim)
  serve(server, calls.uploadClaimPhotos, photos)
  serve(server, calls.downloadClaimPhoto, downloadDocument(documents))
  serve(server, calls.fileClaim, fileClaim)
  serve(server, calls.withdrawClaim, withdrawClaim)
  serve(server, calls.decideClaim, decideClaim)
  serve(server, calls.confirmClaim, confirmClaim)
}
