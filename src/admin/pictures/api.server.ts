/** Endpoints that take photographs in: for products, pages and articles. */
import { LARGEST_UPLOAD } from '#domain/catalog/picture.ts'
import { cropPicture, storePicture, type PictureAnswer } from '#services/pictures/store-picture.ts'
import { json, problem, readBytes, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import { cropRequest, pictureAnswer } from '#admin/schema/pictures.ts'

const answered = (answer: PictureAnswer): Response =>
  answer.ok ? json(answer.picture, { status: 201 }) : problem(422, answer.reason)

export const routes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/admin/api/pictures',
    guard: 'staff',
    action: 'products.change',
    body: 'bytes',
    describe: {
      summary: 'Take in a photograph: JPEG, PNG, WebP or AVIF of up to 20 MB and 40 million pixels',
      answers: { 201: pictureAnswer },
      refusals: [422],
    },
    async handler({ shop, request, actor }) {
      return answered(await storePicture(shop, actor, await readBytes(request, LARGEST_UPLOAD)))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/pictures/:hash/crop',
    guard: 'staff',
    action: 'products.change',
    describe: {
      summary: 'Take a part of a photograph as a picture of its own; the whole one stays',
      body: cropRequest,
      answers: { 201: pictureAnswer },
      refusals: [404, 422],
    },
    async handler({ shop, request, actor, params: { hash = '' } }) {
      const answer = await cropPicture(shop, actor, { hash, crop: await readJson(request, cropRequest) })
      return answer === null ? problem(404, 'picture_not_found') : answered(answer)
    },
  },
]
