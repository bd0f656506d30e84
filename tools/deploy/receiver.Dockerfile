# The receiver of leads. Build it in the root of the repository:
#   docker build -f tools/deploy/receiver.Dockerfile -t dealer-receiver .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json ./
COPY apps apps
COPY packages packages
COPY tools tools
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace=@dealer/tools-receiver

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA=/data/leads.db
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=5s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1, so that it gets the signal to stop.
STOPSIGNAL SIGTERM
CMD ["node", "--import", "./tools/sources.ts", "tools/receiver/src/cli.ts"]
