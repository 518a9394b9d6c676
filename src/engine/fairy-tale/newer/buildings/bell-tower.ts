import type { BuildingRules } from '../../hooks/building.ts'

/** A bell tower: while two characters stand on two of them, half as many monsters come [R 62]. */
export const bellTower: BuildingRules = { mark: '♪', box: 'quests', costs: [{ wood: 1 }] }
