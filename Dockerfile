# The game with its server of tables (docs/SERVER.md). `npm run dockerfile` runs these steps without a container engine.

FROM node:22-alpine AS build
WORKDIR /game
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && node scripts/pack.mjs packed

FROM node:22-alpine
WORKDIR /game
ENV NODE_ENV=production PORT=4173
COPY --from=build /game/packed ./
USER 1000:1000
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["node", "scripts/healthy.mjs"]
CMD ["node", "scripts/serve-packed.mjs", "--host"]
