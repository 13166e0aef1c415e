/** The drawing of each kind. */
import * as clothesBodysuitsAndDresses from './clothes/bodysuits-and-dresses.ts'
import * as clothesJacketsAndCaps from './clothes/jackets-and-caps.ts'
import * as clothesDressesAndSkirts from './clothes/dresses-and-skirts.ts'
import * as clothesFootwear from './clothes/footwear.ts'
import * as clothesSandals from './clothes/sandals.ts'
import * as clothesKnitwearAndSleepingBags from './clothes/knitwear-and-sleeping-bags.ts'
import * as clothesTrousersAndSuits from './clothes/trousers-and-suits.ts'
import * as clothesHatsShoesSocks from './clothes/hats-shoes-socks.ts'
import * as clothesSwimwearAndTights from './clothes/swimwear-and-tights.ts'
import * as clothesTops from './clothes/tops.ts'
import * as feedingAppliances from './feeding/appliances.ts'
import * as feedingBottlesTablewareBibs from './feeding/bottles-tableware-bibs.ts'
import * as feedingBoosterSeatsAndSilicone from './feeding/booster-seats-and-silicone.ts'
import * as feedingTeatsCupsFlasks from './feeding/teats-cups-flasks.ts'
import * as feedingHighChairs from './feeding/high-chairs.ts'
import * as feedingBibsCutleryBoxes from './feeding/bibs-cutlery-boxes.ts'
import * as feedingMilkStorageAndNursing from './feeding/milk-storage-and-nursing.ts'
import * as householdBabyBaths from './household/baby-baths.ts'
import * as householdFurnitureToiletriesPacks from './household/furniture-toiletries-packs.ts'
import * as householdChangingTables from './household/changing-tables.ts'
import * as householdBreastPumps from './household/breast-pumps.ts'
import * as householdGatesMattressesPotties from './household/gates-mattresses-potties.ts'
import * as householdToiletriesAndHealth from './household/toiletries-and-health.ts'
import * as maternityBriefsBagsPillows from './maternity/briefs-bags-pillows.ts'
import * as maternityTrousersRobesBelts from './maternity/trousers-robes-belts.ts'
import * as maternityBrasDressesTops from './maternity/bras-dresses-tops.ts'
import * as nurseryBlanketsTentsCushions from './nursery/blankets-tents-cushions.ts'
import * as nurserySafeCotsAndLinen from './nursery/safe-cots-and-linen.ts'
import * as nurseryRugsAndPlayMats from './nursery/rugs-and-play-mats.ts'
import * as nurseryBuntingGuardsLights from './nursery/bunting-guards-lights.ts'
import * as nurseryBouncersAndSwings from './nursery/bouncers-and-swings.ts'
import * as nurseryCotsNestsMobiles from './nursery/cots-nests-mobiles.ts'
import * as nurseryTowelsMatsSwaddles from './nursery/towels-mats-swaddles.ts'
import * as setsClothingSets from './sets/clothing-sets.ts'
import * as setsGiftSets from './sets/gift-sets.ts'
import * as toysCrayonsAndBathToys from './toys/crayons-and-bath-toys.ts'
import * as toysBuildingToys from './toys/building-toys.ts'
import * as toysBoardBooksAndComforters from './toys/board-books-and-comforters.ts'
import * as toysDolls from './toys/dolls.ts'
import * as toysRattlesBooksLamps from './toys/rattles-books-lamps.ts'
import * as toysGamesAndKits from './toys/games-and-kits.ts'
import * as toysHangingToys from './toys/hanging-toys.ts'
import * as toysPencilsJigsawsDrums from './toys/pencils-jigsaws-drums.ts'
import * as toysPlayKitchensAndHandToys from './toys/play-kitchens-and-hand-toys.ts'
import * as toysSoftToysAndBalls from './toys/soft-toys-and-balls.ts'
import * as toysTrainsTrucksTricycles from './toys/trains-trucks-tricycles.ts'
import * as toysWoodenToys from './toys/wooden-toys.ts'
import * as transportParasolsLinersFootmuffs from './transport/parasols-liners-footmuffs.ts'
import * as transportBasesSlingsTravelCots from './transport/bases-slings-travel-cots.ts'
import * as transportCupHoldersAndOrganisers from './transport/cup-holders-and-organisers.ts'
import * as transportPramsAndPushchairs from './transport/prams-and-pushchairs.ts'
import * as transportScootersBikesBackpacks from './transport/scooters-bikes-backpacks.ts'
import * as transportCarSeatsAndCarriers from './transport/car-seats-and-carriers.ts'
import * as transportBags from './transport/bags.ts'
import * as transportTwinPramsAndCovers from './transport/twin-prams-and-covers.ts'
import type { Kind } from './kinds.ts'
import { booksAndGames } from './cuts/books-and-games.ts'
import { carSeats } from './cuts/car-seats.ts'
import { clothes } from './cuts/clothes.ts'
import { clothingSets } from './cuts/clothing-sets.ts'
import type { Cuts, Drawing } from './cuts/cut.ts'
import { feeding } from './cuts/feeding.ts'
import { household } from './cuts/household.ts'
import { maternity } from './cuts/maternity.ts'
import { nursery } from './cuts/nursery.ts'
import { prams } from './cuts/prams.ts'
import { smallGoods } from './cuts/small-goods.ts'
import { softToys } from './cuts/soft-toys.ts'
import { woodenToys } from './cuts/wooden-toys.ts'

/** The first cuts of each kind, in its own file. */
const FIRST: Record<Kind, Drawing> = {
  ...transportPramsAndPushchairs,
  ...transportCarSeatsAndCarriers,
  ...transportScootersBikesBackpacks,
  ...transportTwinPramsAndCovers,
  ...transportParasolsLinersFootmuffs,
  ...transportCupHoldersAndOrganisers,
  ...transportBasesSlingsTravelCots,
  ...transportBags,
  ...feedingHighChairs,
  ...feedingBottlesTablewareBibs,
  ...feedingTeatsCupsFlasks,
  ...feedingAppliances,
  ...feedingMilkStorageAndNursing,
  ...feedingBibsCutleryBoxes,
  ...feedingBoosterSeatsAndSilicone,
  ...nurseryCotsNestsMobiles,
  ...nurseryBlanketsTentsCushions,
  ...nurseryBouncersAndSwings,
  ...nurserySafeCotsAndLinen,
  ...nurseryRugsAndPlayMats,
  ...nurseryTowelsMatsSwaddles,
  ...nurseryBuntingGuardsLights,
  ...householdFurnitureToiletriesPacks,
  ...householdGatesMattressesPotties,
  ...householdBreastPumps,
  ...householdBabyBaths,
  ...householdToiletriesAndHealth,
  ...householdChangingTables,
  ...clothesBodysuitsAndDresses,
  ...clothesKnitwearAndSleepingBags,
  ...clothesHatsShoesSocks,
  ...clothesTops,
  ...clothesDressesAndSkirts,
  ...clothesJacketsAndCaps,
  ...clothesSwimwearAndTights,
  ...clothesTrousersAndSuits,
  ...clothesFootwear,
  ...clothesSandals,
  ...maternityBrasDressesTops,
  ...maternityTrousersRobesBelts,
  ...maternityBriefsBagsPillows,
  ...toysSoftToysAndBalls,
  ...toysWoodenToys,
  ...toysRattlesBooksLamps,
  ...toysPencilsJigsawsDrums,
  ...toysHangingToys,
  ...toysGamesAndKits,
  ...toysTrainsTrucksTricycles,
  ...toysPlayKitchensAndHandToys,
  ...toysBuildingToys,
  ...toysDolls,
  ...toysBoardBooksAndComforters,
  ...toysCrayonsAndBathToys,
  ...setsClothingSets,
  ...setsGiftSets,
}

/** Cuts made from the first ones. */
const FURTHER: Cuts = {
  ...prams,
  ...carSeats,
  ...softToys,
  ...woodenToys,
  ...booksAndGames,
  ...clothes,
  ...clothingSets,
  ...maternity,
  ...feeding,
  ...household,
  ...nursery,
  ...smallGoods,
}

const drawnAs =
  (kind: Kind): Drawing =>
  (pen, paint) =>
    (FURTHER[kind]?.[paint.variant] ?? FIRST[kind])(pen, paint)

export const DRAWINGS: Record<Kind, Drawing> = Object.fromEntries(
  (Object.keys(FIRST) as Kind[]).map((kind) => [kind, drawnAs(kind)]),
) as Record<Kind, Drawing>
