# The program without a database of its own: it needs DATABASE_URL, see compose.yaml. The pages are built into the image with
# the settings that they contain; the program says so at its start when it is run with others.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --include=optional --ignore-scripts
COPY . .
ARG PUBLIC_URL
ARG GTM_ID
ARG GA_ID
ARG AGENCY_NAME
ARG AGENCY_PHONE
ARG AGENCY_WHATSAPP
ARG AGENCY_EMAIL
ARG AGENCY_DOMAIN
ARG AGENCY_ADDRESS
ARG AGENCY_HOURS
RUN node scripts/build.ts

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY content content
COPY domain domain
COPY server server
COPY scripts/backup.ts scripts/restore.ts scripts/staff-password.ts scripts/heed-signals.ts scripts/read-settings.ts scripts/
COPY --from=build /app/build/client build/client
COPY --from=build /app/build/page-settings.json build/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "./server/quick-imports.ts", "server/index.ts"]
