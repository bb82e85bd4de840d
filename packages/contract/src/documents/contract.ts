import * as backupsEndpoints from '../backups/endpoints.ts'
import * as careEndpoints from '../care/endpoints.ts'
import * as careLabelSchemas from '../care/label-schemas.ts'
import * as careSchemas from '../care/schemas.ts'
import * as chatEndpoints from '../chat/endpoints.ts'
import * as chatRings from '../chat/rings.ts'
import * as claimsConsoleEndpoints from '../claims/console-endpoints.ts'
import * as claimsEndpoints from '../claims/endpoints.ts'
import * as claimsEvidence from '../claims/evidence.ts'
import * as claimsSchemas from '../claims/schemas.ts'
import * as claimsSightings from '../claims/sightings.ts'
import * as complaintsConsoleEndpoints from '../complaints/console-endpoints.ts'
import * as complaintsEndpoints from '../complaints/endpoints.ts'
import * as complaintsSchemas from '../complaints/schemas.ts'
import * as consoleBooks from '../console/books.ts'
import * as consoleClusters from '../console/clusters.ts'
import * as consoleDisks from '../console/disks.ts'
import * as consoleEndpoints from '../console/endpoints.ts'
import * as consoleLive from '../console/live.ts'
import * as consoleOperatorReads from '../console/operator-reads.ts'
import * as consoleOrderMoves from '../console/order-moves.ts'
import * as consoleRecentDays from '../console/recent-days.ts'
import * as consoleSchemas from '../console/schemas.ts'
import * as consoleSearch from '../console/search.ts'
import * as consoleTimelines from '../console/timelines.ts'
import * as consoleWaiting from '../console/waiting.ts'
import * as custodyEndpoints from '../custody/endpoints.ts'
import * as custodySchemas from '../custody/schemas.ts'
import * as demoEndpoints from '../demo/endpoints.ts'
import * as directoryEndpoints from '../directory/endpoints.ts'
import * as dispatchConsoleEndpoints from '../dispatch/console-endpoints.ts'
import * as dispatchEndpoints from '../dispatch/endpoints.ts'
import * as dispatchExplanations from '../dispatch/explanations.ts'
import * as dispatchMatching from '../dispatch/matching.ts'
import * as dispatchReachEndpoints from '../dispatch/reach-endpoints.ts'
import * as dispatchRescueEndpoints from '../dispatch/rescue-endpoints.ts'
import * as dispatchRouteEndpoints from '../dispatch/route-endpoints.ts'
import * as doorsEndpoints from '../doors/endpoints.ts'
import * as doorsSchemas from '../doors/schemas.ts'
import * as earningsEndpoints from '../earnings/endpoints.ts'
import * as earningsSchemas from '../earnings/schemas.ts'
import * as extensionsAddedLanguage from '../extensions/added-language.ts'
import * as extensionsEndpoints from '../extensions/endpoints.ts'
import * as extensionsSchemas from '../extensions/schemas.ts'
import * as identityAccountEndpoints from '../identity/account-endpoints.ts'
import * as identityEndpoints from '../identity/endpoints.ts'
import * as identitySchemas from '../identity/schemas.ts'
import * as identitySecondFactorEndpoints from '../identity/second-factor-endpoints.ts'
import * as identitySecurityEvents from '../identity/security-events.ts'
import * as labEndpoints from '../lab/endpoints.ts'
import * as ledgerEndpoints from '../ledger/endpoints.ts'
import * as ledgerSchemas from '../ledger/schemas.ts'
import * as mandatesEndpoints from '../mandates/endpoints.ts'
import * as mandatesMandateEndpoints from '../mandates/mandate-endpoints.ts'
import * as mandatesSchemas from '../mandates/schemas.ts'
import * as mapsEndpoints from '../maps/endpoints.ts'
import * as mapsPlaces from '../maps/places.ts'
import * as mapsSchemas from '../maps/schemas.ts'
import * as notificationsEndpoints from '../notifications/endpoints.ts'
import * as notificationsSettings from '../notifications/settings.ts'
import * as oauthEndpoints from '../oauth/endpoints.ts'
import * as ordersAdjustmentEndpoints from '../orders/adjustment-endpoints.ts'
import * as ordersEndpoints from '../orders/endpoints.ts'
import * as ordersListEndpoints from '../orders/list-endpoints.ts'
import * as ordersPieces from '../orders/pieces.ts'
import * as ordersPromise from '../orders/promise.ts'
import * as ordersReceipt from '../orders/receipt.ts'
import * as ordersReorder from '../orders/reorder.ts'
import * as ordersRescue from '../orders/rescue.ts'
import * as ordersSchemas from '../orders/schemas.ts'
import * as ordersSummary from '../orders/summary.ts'
import * as ordersTraining from '../orders/training.ts'
import * as paymentsEndpoints from '../payments/endpoints.ts'
import * as paymentsSchemas from '../payments/schemas.ts'
import * as platformEndpoints from '../platform/endpoints.ts'
import * as ratingsEndpoints from '../ratings/endpoints.ts'
import * as ratingsReportEndpoints from '../ratings/report-endpoints.ts'
import * as ratingsSchemas from '../ratings/schemas.ts'
import * as relationshipsEndpoints from '../relationships/endpoints.ts'
import * as safetyEndpoints from '../safety/endpoints.ts'
import * as safetySchemas from '../safety/schemas.ts'
import * as scanningEndpoints from '../scanning/endpoints.ts'
import * as scanningPricedCatalogue from '../scanning/priced-catalogue.ts'
import * as scheduleEndpoints from '../schedule/endpoints.ts'
import * as scheduleFeedEndpoints from '../schedule/feed-endpoints.ts'
import * as scheduleSchemas from '../schedule/schemas.ts'
import * as scheduleWasherEndpoints from '../schedule/washer-endpoints.ts'
import * as settingsEndpoints from '../settings/endpoints.ts'
import * as settingsMarketProfile from '../settings/market-profile.ts'
import * as settingsMarketSettings from '../settings/market-settings.ts'
import * as settingsMoneySchemas from '../settings/money-schemas.ts'
import * as settingsProfileEndpoints from '../settings/profile-endpoints.ts'
import * as settingsSetupEndpoints from '../settings/setup-endpoints.ts'
import * as sharingEndpoints from '../sharing/endpoints.ts'
import * as tagsEndpoints from '../tags/endpoints.ts'
import * as tokensEndpoints from '../tokens/endpoints.ts'
import * as tokensSchemas from '../tokens/schemas.ts'
import * as verificationConsoleEndpoints from '../verification/console-endpoints.ts'
import * as verificationEndpoints from '../verification/endpoints.ts'
import * as verificationSchemas from '../verification/schemas.ts'
import * as washersEndpoints from '../washers/endpoints.ts'
import * as washersSchemas from '../washers/schemas.ts'
import * as washersWasherForm from '../washers/washer-form.ts'
import * as webhooksConsoleEndpoints from '../webhooks/console-endpoints.ts'
import * as webhooksEndpoints from '../webhooks/endpoints.ts'
import * as webhooksOrderOfEvent from '../webhooks/order-of-event.ts'
import * as webhooksSchemas from '../webhooks/schemas.ts'
import * as zonesEndpoints from '../zones/endpoints.ts'
import * as zonesZone from '../zones/zone.ts'
import * as zonesZoneChanges from '../zones/zone-changes.ts'

/**
 * What the contract exports for other programs, by noun: the documents of the API name each call and each schema as it is
 * exported. Only the server and the client's types read it.
 */
export const contract = {
  backups: { ...backupsEndpoints },
  care: { ...careEndpoints, ...careLabelSchemas, ...careSchemas },
  chat: { ...chatEndpoints, ...chatRings },
  claims: { ...claimsConsoleEndpoints, ...claimsEndpoints, ...claimsEvidence, ...claimsSchemas, ...claimsSightings },
  complaints: { ...complaintsConsoleEndpoints, ...complaintsEndpoints, ...complaintsSchemas },
  console: {
    ...consoleBooks,
    ...consoleClusters,
    ...consoleDisks,
    ...consoleEndpoints,
    ...consoleLive,
    ...consoleOperatorReads,
    ...consoleOrderMoves,
    ...consoleRecentDays,
    ...consoleSchemas,
    ...consoleSearch,
    ...consoleTimelines,
    ...consoleWaiting,
  },
  custody: { ...custodyEndpoints, ...custodySchemas },
  demo: { ...demoEndpoints },
  directory: { ...directoryEndpoints },
  dispatch: {
    ...dispatchConsoleEndpoints,
    ...dispatchEndpoints,
    ...dispatchExplanations,
    ...dispatchMatching,
    ...dispatchReachEndpoints,
    ...dispatchRescueEndpoints,
    ...dispatchRouteEndpoints,
  },
  doors: { ...doorsEndpoints, ...doorsSchemas },
  earnings: { ...earningsEndpoints, ...earningsSchemas },
  extensions: { ...extensionsAddedLanguage, ...extensionsEndpoints, ...extensionsSchemas },
  identity: {
    ...identityAccountEndpoints,
    ...identityEndpoints,
    ...identitySchemas,
    ...identitySecondFactorEndpoints,
    ...identitySecurityEvents,
  },
  lab: { ...labEndpoints },
  ledger: { ...ledgerEndpoints, ...ledgerSchemas },
  mandates: { ...mandatesEndpoints, ...mandatesMandateEndpoints, ...mandatesSchemas },
  maps: { ...mapsEndpoints, ...mapsPlaces, ...mapsSchemas },
  notifications: { ...notificationsEndpoints, ...notificationsSettings },
  oauth: { ...oauthEndpoints },
  orders: {
    ...ordersAdjustmentEndpoints,
    ...ordersEndpoints,
    ...ordersListEndpoints,
    ...ordersPieces,
    ...ordersPromise,
    ...ordersReceipt,
    ...ordersReorder,
    ...ordersRescue,
    ...ordersSchemas,
    ...ordersSummary,
    ...ordersTraining,
  },
  payments: { ...paymentsEndpoints, ...paymentsSchemas },
  platform: { ...platformEndpoints },
  ratings: { ...ratingsEndpoints, ...ratingsReportEndpoints, ...ratingsSchemas },
  relationships: { ...relationshipsEndpoints },
  safety: { ...safetyEndpoints, ...safetySchemas },
  scanning: { ...scanningEndpoints, ...scanningPricedCatalogue },
  schedule: { ...scheduleEndpoints, ...scheduleFeedEndpoints, ...scheduleSchemas, ...scheduleWasherEndpoints },
  settings: {
    ...settingsEndpoints,
    ...settingsMarketProfile,
    ...settingsMarketSettings,
    ...settingsMoneySchemas,
    ...settingsProfileEndpoints,
    ...settingsSetupEndpoints,
  },
  sharing: { ...sharingEndpoints },
  tags: { ...tagsEndpoints },
  tokens: { ...tokensEndpoints, ...tokensSchemas },
  verification: { ...verificationConsoleEndpoints, ...verificationEndpoints, ...verificationSchemas },
  washers: { ...washersEndpoints, ...washersSchemas, ...washersWasherForm },
  webhooks: { ...webhooksConsoleEndpoints, ...webhooksEndpoints, ...webhooksOrderOfEvent, ...webhooksSchemas },
  zones: { ...zonesEndpoints, ...zonesZoneChanges, ...zonesZone },
} as const
